import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CompanyMember } from '../entities/company-member.entity.js';
import { lockCompany } from '../entities/lock-company.js';
import { CompanyVerified } from '../events/company-verified.event.js';
import { AppointOwner } from './appoint-owner.command.js';

@CommandHandler(AppointOwner)
export class AppointOwnerHandler implements ICommandHandler<AppointOwner> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError COMPANY_NOT_FOUND, COMPANY_ALREADY_CLAIMED */
  execute({ companyId, accountId, phone }: AppointOwner): Promise<void> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const company = await lockCompany(tx, companyId);
      company.claim(now);
      await tx.save(company);
      await tx.insert(CompanyMember, CompanyMember.join({ accountId, companyId, role: 'owner', phone }, now));
      await this.outbox.add(tx, new CompanyVerified({ companyId }));
    });
  }
}
