export { type CompanyToEnsure, EnsureCompanies } from './commands/ensure-companies.command.js';
export { CompanyReinstated } from './events/company-reinstated.event.js';
export { CompanySuspended } from './events/company-suspended.event.js';
export { type CompanyCard, CompanyDirectory } from './queries/company-directory.js';
