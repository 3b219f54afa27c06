import { Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../audit/audit-log.js';
import { reportsAlreadyDecided } from '../../operations.errors.js';
import { ReportDecisions } from '../report-decisions.js';
import { DismissReports } from './dismiss-reports.command.js';

@CommandHandler(DismissReports)
export class DismissReportsHandler implements ICommandHandler<DismissReports> {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportDecisions,
    private readonly log: AuditLog,
  ) {}

  /** @throws DomainError REPORTS_ALREADY_DECIDED where none of them is open */
  execute({ offerId, reportIds, operator }: DismissReports): Promise<void> {
    return this.database.transaction(async (tx) => {
      const dismissed = await this.reports.decideOpen(tx, offerId, 'dismissed', reportIds);
      if (dismissed === 0) {
        throw reportsAlreadyDecided();
      }
      await this.log.record(
        {
          actorId: operator.accountId,
          ipAddress: operator.ipAddress,
          action: 'offer.dismiss-reports',
          subject: `offer:${offerId}`,
          detail: { reports: dismissed },
        },
        tx,
      );
    });
  }
}
