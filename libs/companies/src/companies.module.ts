import { Global, Module } from '@nestjs/common';
import { AppointOwnerHandler } from './commands/appoint-owner.handler.js';
import { EnsureCompaniesHandler } from './commands/ensure-companies.handler.js';
import { RegisterCompanyHandler } from './commands/register-company.handler.js';
import { ReinstateCompanyHandler } from './commands/reinstate-company.handler.js';
import { SetCompanyLookHandler } from './commands/set-company-look.handler.js';
import { SetMinisiteHandler } from './commands/set-minisite.handler.js';
import { SuspendCompanyHandler } from './commands/suspend-company.handler.js';
import { CompanyRegistrations } from './company-registrations.js';
import { CompanyDirectory } from './queries/company-directory.js';
import { CompanyMembers } from './queries/company-members.js';
import { TellCompanyNames } from './queries/tell-company-names.js';
import { AnnounceChangedPages } from './reactions/announce-changed-pages.reaction.js';
import { SuspendOwnerlessCompanies } from './reactions/suspend-ownerless-companies.reaction.js';
import { VerifyCompany } from './reactions/verify-company.reaction.js';

/** Global, so that siblings find directory and members by their contract alone. */
@Global()
@Module({
  providers: [
    AppointOwnerHandler,
    EnsureCompaniesHandler,
    RegisterCompanyHandler,
    ReinstateCompanyHandler,
    SetCompanyLookHandler,
    SetMinisiteHandler,
    SuspendCompanyHandler,
    CompanyDirectory,
    CompanyMembers,
    CompanyRegistrations,
    TellCompanyNames,
    AnnounceChangedPages,
    SuspendOwnerlessCompanies,
    VerifyCompany,
  ],
  exports: [CompanyDirectory, CompanyMembers, CompanyRegistrations],
})
export class CompaniesModule {}
