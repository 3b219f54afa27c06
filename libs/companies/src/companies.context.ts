import { defineContext } from '@babelboard/platform';
import { CompaniesModule } from './companies.module.js';
import { Company } from './entities/company.entity.js';
import { CompanyInvitation } from './entities/company-invitation.entity.js';
import { CompanyMember } from './entities/company-member.entity.js';
import { CompanyRules } from './entities/company-rules.entity.js';
import { CompanySuspension } from './entities/company-suspension.entity.js';
import { Minisite } from './entities/minisite.entity.js';
import { CompanyNameAccepted } from './events/company-name-accepted.event.js';
import { CompanyRegistered } from './events/company-registered.event.js';
import { CompanyReinstated } from './events/company-reinstated.event.js';
import { CompanySettingsChanged } from './events/company-settings-changed.event.js';
import { CompanySuspended } from './events/company-suspended.event.js';
import { CompanyVerified } from './events/company-verified.event.js';
import { MemberInvited } from './events/member-invited.event.js';
import { MemberJoined } from './events/member-joined.event.js';
import { MemberRemoved } from './events/member-removed.event.js';
import { MemberRoleChanged } from './events/member-role-changed.event.js';
import { MinisiteChanged } from './events/minisite-changed.event.js';
import { companiesMigrations } from './migrations/index.js';
import { companiesTexts } from './texts/companies-texts.js';

export const companiesContext = defineContext({
  name: 'companies',
  module: CompaniesModule,
  entities: [Company, CompanyInvitation, CompanyMember, CompanyRules, CompanySuspension, Minisite],
  migrations: companiesMigrations,
  events: [
    CompanyNameAccepted,
    CompanyRegistered,
    CompanyReinstated,
    CompanySettingsChanged,
    CompanySuspended,
    CompanyVerified,
    MemberInvited,
    MemberJoined,
    MemberRemoved,
    MemberRoleChanged,
    MinisiteChanged,
  ],
  texts: companiesTexts,
});
