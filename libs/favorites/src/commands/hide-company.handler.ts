import { CompanyDirectory } from '@babelboard/companies/contract';
import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MOST_HIDDEN_COMPANIES } from '../domain/limits.js';
import { HiddenCompany } from '../entities/hidden-company.entity.js';
import { CompanyHidden } from '../events/company-hidden.event.js';
import { hiddenCompanyUnknown, tooManyHiddenCompanies } from '../favorites.errors.js';
import { HideCompany } from './hide-company.command.js';

@CommandHandler(HideCompany)
export class HideCompanyHandler implements ICommandHandler<HideCompany> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly companies: CompanyDirectory,
  ) {}

  /** @throws DomainError HIDDEN_COMPANY_UNKNOWN, TOO_MANY_HIDDEN_COMPANIES, ACCOUNT_NOT_FOUND */
  async execute({ accountId, companyId }: HideCompany): Promise<void> {
    // Before the transaction: companies are never removed.
    if (!(await this.companies.cards([companyId])).has(companyId)) {
      throw hiddenCompanyUnknown();
    }
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      if (await tx.existsBy(HiddenCompany, { accountId, companyId })) {
        return;
      }
      if ((await tx.countBy(HiddenCompany, { accountId })) >= MOST_HIDDEN_COMPANIES) {
        throw tooManyHiddenCompanies(MOST_HIDDEN_COMPANIES);
      }
      await tx.insert(HiddenCompany, { accountId, companyId, hiddenAt: this.clock.now() });
      await this.outbox.add(tx, new CompanyHidden({ accountId, companyId }));
    });
  }
}
