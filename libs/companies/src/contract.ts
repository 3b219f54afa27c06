export { type CompanyToEnsure, EnsureCompanies } from './commands/ensure-companies.command.js';
export { logoPath } from './domain/logo-path.js';
export { CompanyRegistered } from './events/company-registered.event.js';
export { CompanyReinstated } from './events/company-reinstated.event.js';
export { CompanySuspended } from './events/company-suspended.event.js';
export { CompanyVerified } from './events/company-verified.event.js';
export { MinisiteChanged } from './events/minisite-changed.event.js';
export { type CompanyCard, CompanyDirectory, type CompanyPage } from './queries/company-directory.js';
export { CompanyMembers, type CompanyMembership } from './queries/company-members.js';
