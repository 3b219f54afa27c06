import { Accounts } from '@babelboard/identity/contract';
import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HiddenCompany } from '../entities/hidden-company.entity.js';
import { CompanyUnhidden } from '../events/company-unhidden.event.js';
import { hiddenCompanyNotFound } from '../favorites.errors.js';
import { UnhideCompany } from './unhide-company.command.js';

@CommandHandler(UnhideCompany)
export class UnhideCompanyHandler implements ICommandHandler<UnhideCompany> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly accounts: Accounts,
  ) {}

  /** @throws DomainError HIDDEN_COMPANY_NOT_FOUND, ACCOUNT_NOT_FOUND */
  async execute({ accountId, companyId }: UnhideCompany): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, accountId);
      const { affected } = await tx.delete(HiddenCompany, { accountId, companyId });
      if (affected !== 1) {
        throw hiddenCompanyNotFound();
      }
      await this.outbox.add(tx, new CompanyUnhidden({ accountId, companyId }));
    });
  }
}
