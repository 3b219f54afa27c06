import { Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { companyNotFound } from '../company.errors.js';
import { Company } from '../entities/company.entity.js';
import { CompanyRulesReader } from './company-rules-reader.js';
import { type CompanySettings, FindCompanySettings } from './find-company-settings.query.js';

@QueryHandler(FindCompanySettings)
export class FindCompanySettingsHandler implements IQueryHandler<FindCompanySettings> {
  constructor(
    private readonly database: Database,
    private readonly rules: CompanyRulesReader,
  ) {}

  /** @throws DomainError COMPANY_NOT_FOUND */
  async execute({ companyId }: FindCompanySettings): Promise<CompanySettings> {
    const company = await this.database.dataSource.manager.findOneBy(Company, { id: companyId });
    if (company === null) {
      throw companyNotFound(companyId);
    }
    const { name, website, tagline, sectorCode, size, countryId, formerName } = company;
    const facts = { name, website, tagline, sectorCode, size, countryId };
    return { facts, rules: await this.rules.of(companyId), formerName };
  }
}
