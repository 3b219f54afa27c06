import { Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { CompanyRegistrations } from '../company-registrations.js';
import type { CompanyFacts } from '../domain/company-facts.js';
import type { ReplyRules } from '../domain/default-rules.js';
import { Company } from '../entities/company.entity.js';
import { CompanyRules } from '../entities/company-rules.entity.js';
import { lockOwnedCompany } from '../entities/lock-owned-company.js';
import { CompanySettingsChanged } from '../events/company-settings-changed.event.js';
import { ChangeCompanySettings } from './change-company-settings.command.js';

@CommandHandler(ChangeCompanySettings)
export class ChangeCompanySettingsHandler implements ICommandHandler<ChangeCompanySettings> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly registrations: CompanyRegistrations,
  ) {}

  /** @throws DomainError NOT_AN_OWNER, COMPANY_NAME_ADDRESS, COMPANY_NAME_OURS, COUNTRY_UNKNOWN, SECTOR_UNKNOWN */
  async execute({ companyId, ownerId, facts, rules }: ChangeCompanySettings): Promise<void> {
    await this.registrations.checkFacts(await this.changing(companyId, facts));
    await this.database.transaction(async (tx) => {
      const company = await lockOwnedCompany(tx, companyId, ownerId);
      const renamed = company.describe(facts);
      await tx.save(company);
      await this.keepRules(tx, companyId, rules);
      await this.outbox.add(tx, new CompanySettingsChanged({ companyId, renamed }));
    });
  }

  /** A form sends every field: a name that an import brought, and nobody could choose now, keeps nobody from changing the others. */
  private async changing(id: number, { name, ...facts }: Partial<CompanyFacts>): Promise<Partial<CompanyFacts>> {
    const stays = name === undefined || (await this.database.dataSource.manager.existsBy(Company, { id, name }));
    return stays ? facts : { ...facts, name };
  }

  private async keepRules(tx: EntityManager, companyId: number, rules: Partial<ReplyRules>): Promise<void> {
    if (Object.keys(rules).length > 0) {
      const kept = (await tx.findOneBy(CompanyRules, { companyId })) ?? CompanyRules.of(companyId);
      await tx.save(Object.assign(kept, rules));
    }
  }
}
