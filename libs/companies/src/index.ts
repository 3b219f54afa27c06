export { AppointOwner } from './commands/appoint-owner.command.js';
export {
  type CompanyOwner,
  type CompanyToRegister,
  RegisterCompany,
  type RegisteredCompany,
} from './commands/register-company.command.js';
export { ReinstateCompany } from './commands/reinstate-company.command.js';
export { SetCompanyLook } from './commands/set-company-look.command.js';
export { SetMinisite } from './commands/set-minisite.command.js';
export { SuspendCompany } from './commands/suspend-company.command.js';
export { companiesContext } from './companies.context.js';
export { CompanyRegistrations } from './company-registrations.js';
export * from './contract.js';
export { logoFileKey } from './domain/logo-path.js';
