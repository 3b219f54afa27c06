import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CompanyMember } from '../entities/company-member.entity.js';
import { lockCompany } from '../entities/lock-company.js';
import { MemberJoined } from '../events/member-joined.event.js';
import { AppointRecruiter } from './appoint-recruiter.command.js';

@CommandHandler(AppointRecruiter)
export class AppointRecruiterHandler implements ICommandHandler<AppointRecruiter> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError COMPANY_NOT_FOUND */
  execute({ companyId, accountId }: AppointRecruiter): Promise<void> {
    return this.database.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      const member = CompanyMember.join({ accountId, companyId, role: 'recruiter', phone: null }, this.clock.now());
      await tx.insert(CompanyMember, member);
      await this.outbox.add(tx, new MemberJoined({ companyId, accountId }));
    });
  }
}
