import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit/audit-log.js';
import { ListAuditEntriesHandler } from './audit/list-audit-entries.handler.js';
import { PruneAuditLog } from './audit/prune-audit-log.schedule.js';
import { RecordAccountEvent } from './audit/record-account-event.reaction.js';
import { ReportOfferHandler } from './commands/report-offer.handler.js';
import { ReportReceipts } from './queries/report-receipts.js';
import { ForgetReporters } from './schedules/forget-reporters.schedule.js';

/** Global, so that the mail of a receipt finds it by the contract alone. */
@Global()
@Module({
  providers: [
    ReportOfferHandler,
    ReportReceipts,
    ForgetReporters,
    AuditLog,
    ListAuditEntriesHandler,
    PruneAuditLog,
    RecordAccountEvent,
  ],
  exports: [AuditLog, ReportReceipts],
})
export class OperationsModule {}
