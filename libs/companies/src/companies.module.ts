import { Global, Module } from '@nestjs/common';
import { AdvertisingCompanies } from './advertising-companies.js';
import { AcceptCompanyNameHandler } from './commands/accept-company-name.handler.js';
import { AcceptInvitationHandler } from './commands/accept-invitation.handler.js';
import { AppointOwnerHandler } from './commands/appoint-owner.handler.js';
import { AppointRecruiterHandler } from './commands/appoint-recruiter.handler.js';
import { ChangeCompanySettingsHandler } from './commands/change-company-settings.handler.js';
import { ChangeMemberRoleHandler } from './commands/change-member-role.handler.js';
import { EnsureCompaniesHandler } from './commands/ensure-companies.handler.js';
import { InviteMemberHandler } from './commands/invite-member.handler.js';
import { RegisterCompanyHandler } from './commands/register-company.handler.js';
import { RegisterMemberHandler } from './commands/register-member.handler.js';
import { ReinstateCompanyHandler } from './commands/reinstate-company.handler.js';
import { RemoveMemberHandler } from './commands/remove-member.handler.js';
import { ResendInvitationHandler } from './commands/resend-invitation.handler.js';
import { RevokeInvitationHandler } from './commands/revoke-invitation.handler.js';
import { SetCompanyLookHandler } from './commands/set-company-look.handler.js';
import { SetMinisiteHandler } from './commands/set-minisite.handler.js';
import { SuspendCompanyHandler } from './commands/suspend-company.handler.js';
import { VouchForCompanyHandler } from './commands/vouch-for-company.handler.js';
import { CompanyRegistrations } from './company-registrations.js';
import { InvitationLimits } from './invitation-limits.js';
import { Invitations } from './invitations.js';
import { MemberNews } from './member-news.js';
import { CheckInvitationHandler } from './queries/check-invitation.handler.js';
import { CompanyDirectory } from './queries/company-directory.js';
import { CompanyDoubts } from './queries/company-doubts.js';
import { CompanyMembers } from './queries/company-members.js';
import { CompanyRulesReader } from './queries/company-rules-reader.js';
import { CompanySuspensions } from './queries/company-suspensions.js';
import { FindCompanyOverviewHandler } from './queries/find-company-overview.handler.js';
import { FindCompanySettingsHandler } from './queries/find-company-settings.handler.js';
import { ListInvitationsHandler } from './queries/list-invitations.handler.js';
import { MailedInvitations } from './queries/mailed-invitations.js';
import { ModeratedCompanies } from './queries/moderated-companies.js';
import { TellCompanyNames } from './queries/tell-company-names.js';
import { AnnounceChangedPages } from './reactions/announce-changed-pages.reaction.js';
import { SuspendOwnerlessCompanies } from './reactions/suspend-ownerless-companies.reaction.js';
import { VerifyCompany } from './reactions/verify-company.reaction.js';
import { ForgetInvitations } from './schedules/forget-invitations.schedule.js';

/** Global, so that siblings find directory and members by their contract alone. */
@Global()
@Module({
  providers: [
    AppointOwnerHandler,
    AppointRecruiterHandler,
    EnsureCompaniesHandler,
    RegisterCompanyHandler,
    ReinstateCompanyHandler,
    SetCompanyLookHandler,
    SetMinisiteHandler,
    SuspendCompanyHandler,
    VouchForCompanyHandler,
    ModeratedCompanies,
    CompanySuspensions,
    CompanyDirectory,
    CompanyMembers,
    CompanyRegistrations,
    TellCompanyNames,
    AnnounceChangedPages,
    SuspendOwnerlessCompanies,
    VerifyCompany,
    AcceptInvitationHandler,
    ChangeCompanySettingsHandler,
    ChangeMemberRoleHandler,
    InviteMemberHandler,
    RegisterMemberHandler,
    RemoveMemberHandler,
    ResendInvitationHandler,
    RevokeInvitationHandler,
    Invitations,
    InvitationLimits,
    AdvertisingCompanies,
    AcceptCompanyNameHandler,
    CompanyDoubts,
    CheckInvitationHandler,
    CompanyRulesReader,
    FindCompanyOverviewHandler,
    FindCompanySettingsHandler,
    ListInvitationsHandler,
    MailedInvitations,
    MemberNews,
    ForgetInvitations,
  ],
  exports: [
    AdvertisingCompanies,
    CompanyDoubts,
    CompanyDirectory,
    CompanyMembers,
    CompanyRegistrations,
    CompanyRulesReader,
    CompanySuspensions,
    MailedInvitations,
    ModeratedCompanies,
  ],
})
export class CompaniesModule {}
