export { CompanyHidden } from './events/company-hidden.event.js';
export { CompanyUnhidden } from './events/company-unhidden.event.js';
export { HiddenCompanies } from './queries/hidden-companies.js';
