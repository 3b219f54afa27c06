import { Global, Module } from '@nestjs/common';
import { EnsureCompaniesHandler } from './commands/ensure-companies.handler.js';
import { ReinstateCompanyHandler } from './commands/reinstate-company.handler.js';
import { SetCompanyLookHandler } from './commands/set-company-look.handler.js';
import { SetMinisiteHandler } from './commands/set-minisite.handler.js';
import { SuspendCompanyHandler } from './commands/suspend-company.handler.js';
import { CompanyDirectory } from './queries/company-directory.js';

/** Global, so that siblings find the directory by their contract alone. */
@Global()
@Module({
  providers: [
    EnsureCompaniesHandler,
    ReinstateCompanyHandler,
    SetCompanyLookHandler,
    SetMinisiteHandler,
    SuspendCompanyHandler,
    CompanyDirectory,
  ],
  exports: [CompanyDirectory],
})
export class CompaniesModule {}
