import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockCompany } from '../entities/lock-company.js';
import { CompanyNameAccepted } from '../events/company-name-accepted.event.js';
import { AcceptCompanyName } from './accept-company-name.command.js';

@CommandHandler(AcceptCompanyName)
export class AcceptCompanyNameHandler implements ICommandHandler<AcceptCompanyName> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError COMPANY_NOT_FOUND, COMPANY_NAME_NOT_WAITING where it has another name by now, or no new one */
  execute({ companyId, name }: AcceptCompanyName): Promise<void> {
    return this.database.transaction(async (tx) => {
      const company = await lockCompany(tx, companyId);
      company.acceptName(name);
      await tx.save(company);
      await this.outbox.add(tx, new CompanyNameAccepted({ companyId }));
    });
  }
}
