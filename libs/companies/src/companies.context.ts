import { defineContext } from '@babelboard/platform';
import { CompaniesModule } from './companies.module.js';
import { Company } from './entities/company.entity.js';
import { CompanyMember } from './entities/company-member.entity.js';
import { Minisite } from './entities/minisite.entity.js';
import { CompanyRegistered } from './events/company-registered.event.js';
import { CompanyReinstated } from './events/company-reinstated.event.js';
import { CompanySuspended } from './events/company-suspended.event.js';
import { CompanyVerified } from './events/company-verified.event.js';
import { MinisiteChanged } from './events/minisite-changed.event.js';
import { companiesMigrations } from './migrations/index.js';
import { companiesTexts } from './texts/companies-texts.js';

export const companiesContext = defineContext({
  name: 'companies',
  module: CompaniesModule,
  entities: [Company, CompanyMember, Minisite],
  migrations: companiesMigrations,
  events: [CompanyRegistered, CompanyReinstated, CompanySuspended, CompanyVerified, MinisiteChanged],
  texts: companiesTexts,
});
