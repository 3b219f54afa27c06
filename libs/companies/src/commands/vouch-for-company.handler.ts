import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { companyNotPending } from '../company.errors.js';
import { lockCompany } from '../entities/lock-company.js';
import { CompanyVerified } from '../events/company-verified.event.js';
import { VouchForCompany } from './vouch-for-company.command.js';

@CommandHandler(VouchForCompany)
export class VouchForCompanyHandler implements ICommandHandler<VouchForCompany> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError COMPANY_NOT_FOUND, COMPANY_NOT_PENDING */
  execute({ companyId }: VouchForCompany): Promise<void> {
    return this.database.transaction(async (tx) => {
      const company = await lockCompany(tx, companyId);
      if (!company.verify(this.clock.now())) {
        throw companyNotPending();
      }
      await tx.save(company);
      await this.outbox.add(tx, new CompanyVerified({ companyId }));
    });
  }
}
