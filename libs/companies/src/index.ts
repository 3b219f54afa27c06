export { ReinstateCompany } from './commands/reinstate-company.command.js';
export { SuspendCompany } from './commands/suspend-company.command.js';
export { CompaniesModule } from './companies.module.js';
export * from './contract.js';
export { Company } from './entities/company.entity.js';
export { companiesMigrations } from './migrations/index.js';
