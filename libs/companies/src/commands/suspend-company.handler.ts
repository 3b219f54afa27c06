import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CompanySuspension } from '../entities/company-suspension.entity.js';
import { lockCompany } from '../entities/lock-company.js';
import { CompanySuspended } from '../events/company-suspended.event.js';
import { SuspendCompany } from './suspend-company.command.js';

@CommandHandler(SuspendCompany)
export class SuspendCompanyHandler implements ICommandHandler<SuspendCompany> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError COMPANY_NOT_FOUND, COMPANY_ALREADY_SUSPENDED */
  execute({ companyId, allowed, reasons }: SuspendCompany): Promise<void> {
    return this.database.transaction(async (tx) => {
      const company = await lockCompany(tx, companyId);
      company.suspend(this.clock.now(), allowed);
      await tx.save(company);
      if (reasons !== null) {
        await tx.save(CompanySuspension.decide(companyId, reasons, this.clock.now()));
      }
      await this.outbox.add(tx, new CompanySuspended({ companyId }));
    });
  }
}
