import { CreateCompanies20261121000201 } from './20261121000201-create-companies.js';
import { AddMinisites20261122000201 } from './20261122000201-add-minisites.js';
import { AddCompanyRegistration20261123000201 } from './20261123000201-add-company-registration.js';
import { CreateCompanyMembers20261124000201 } from './20261124000201-create-company-members.js';
import { FindCompaniesByWords20261130000201 } from './20261130000201-find-companies-by-words.js';
import { AddInvitationsAndRules20261203000201 } from './20261203000201-add-invitations-and-rules.js';
import { KeepFormerNames20261210000201 } from './20261210000201-keep-former-names.js';
import { CloseExportsOfSuspended20261210000202 } from './20261210000202-close-exports-of-suspended.js';
import { SayWhyCompaniesAreSuspended20261212000201 } from './20261212000201-say-why-companies-are-suspended.js';

export const companiesMigrations = [
  CreateCompanies20261121000201,
  AddMinisites20261122000201,
  AddCompanyRegistration20261123000201,
  CreateCompanyMembers20261124000201,
  FindCompaniesByWords20261130000201,
  AddInvitationsAndRules20261203000201,
  KeepFormerNames20261210000201,
  CloseExportsOfSuspended20261210000202,
  SayWhyCompaniesAreSuspended20261212000201,
];
