import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsNull } from 'typeorm';
import { CompanySuspension } from '../entities/company-suspension.entity.js';
import { lockCompany } from '../entities/lock-company.js';
import { CompanyReinstated } from '../events/company-reinstated.event.js';
import { ReinstateCompany } from './reinstate-company.command.js';

@CommandHandler(ReinstateCompany)
export class ReinstateCompanyHandler implements ICommandHandler<ReinstateCompany> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError COMPANY_NOT_FOUND, COMPANY_NOT_SUSPENDED */
  execute({ companyId, explanation }: ReinstateCompany): Promise<void> {
    return this.database.transaction(async (tx) => {
      const company = await lockCompany(tx, companyId);
      company.reinstate();
      await tx.save(company);
      const suspension = await tx.findOneBy(CompanySuspension, { companyId, endedAt: IsNull() });
      if (suspension !== null) {
        suspension.end(explanation, this.clock.now());
        await tx.save(suspension);
      }
      await this.outbox.add(tx, new CompanyReinstated({ companyId }));
    });
  }
}
