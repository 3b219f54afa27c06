export { AcceptCompanyName } from './commands/accept-company-name.command.js';
export { AcceptInvitation } from './commands/accept-invitation.command.js';
export { AppointOwner } from './commands/appoint-owner.command.js';
export { AppointRecruiter } from './commands/appoint-recruiter.command.js';
export { ChangeCompanySettings } from './commands/change-company-settings.command.js';
export { ChangeMemberRole } from './commands/change-member-role.command.js';
export { InviteMember } from './commands/invite-member.command.js';
export {
  type CompanyOwner,
  type CompanyToRegister,
  RegisterCompany,
  type RegisteredCompany,
} from './commands/register-company.command.js';
export { RegisterMember } from './commands/register-member.command.js';
export { ReinstateCompany } from './commands/reinstate-company.command.js';
export { RemoveMember } from './commands/remove-member.command.js';
export { ResendInvitation } from './commands/resend-invitation.command.js';
export { RevokeInvitation } from './commands/revoke-invitation.command.js';
export { SetCompanyLook } from './commands/set-company-look.command.js';
export { SetMinisite } from './commands/set-minisite.command.js';
export { SuspendCompany } from './commands/suspend-company.command.js';
export { VouchForCompany } from './commands/vouch-for-company.command.js';
export { companiesContext } from './companies.context.js';
export { CompanyRegistrations } from './company-registrations.js';
export * from './contract.js';
export { logoFileKey } from './domain/logo-path.js';
export { CheckInvitation } from './queries/check-invitation.query.js';
export { FindCompanyOverview } from './queries/find-company-overview.query.js';
export { type CompanySettings, FindCompanySettings } from './queries/find-company-settings.query.js';
export { ListInvitations, type OpenInvitation } from './queries/list-invitations.query.js';
export { ModeratedCompanies, type ModeratedCompany } from './queries/moderated-companies.js';
