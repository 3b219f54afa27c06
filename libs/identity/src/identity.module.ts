import { Global, Module } from '@nestjs/common';
import { Accounts } from './accounts.js';
import { ChangeLanguageHandler } from './commands/change-language.handler.js';
import { ChangePasswordHandler } from './commands/change-password.handler.js';
import { ConfirmEmailChangeHandler } from './commands/confirm-email-change.handler.js';
import { EndSessionsHandler } from './commands/end-sessions.handler.js';
import { LogInHandler } from './commands/log-in.handler.js';
import { LogOutHandler } from './commands/log-out.handler.js';
import { RequestEmailChangeHandler } from './commands/request-email-change.handler.js';
import { RequestPasswordResetHandler } from './commands/request-password-reset.handler.js';
import { ResendVerificationHandler } from './commands/resend-verification.handler.js';
import { ResetPasswordHandler } from './commands/reset-password.handler.js';
import { RevokeOtherSessionsHandler } from './commands/revoke-other-sessions.handler.js';
import { RevokeSessionHandler } from './commands/revoke-session.handler.js';
import { VerifyEmailHandler } from './commands/verify-email.handler.js';
import { EmailVerifications } from './email-verifications.js';
import { HandOffAdminHandler } from './handoff/commands/hand-off-admin.handler.js';
import { RedeemAdminCodeHandler } from './handoff/commands/redeem-admin-code.handler.js';
import { BeginPasskeyLoginHandler } from './passkeys/commands/begin-passkey-login.handler.js';
import { BeginPasskeyRegistrationHandler } from './passkeys/commands/begin-passkey-registration.handler.js';
import { LogInWithPasskeyHandler } from './passkeys/commands/log-in-with-passkey.handler.js';
import { RegisterPasskeyHandler } from './passkeys/commands/register-passkey.handler.js';
import { RemovePasskeyHandler } from './passkeys/commands/remove-passkey.handler.js';
import { RenamePasskeyHandler } from './passkeys/commands/rename-passkey.handler.js';
import { ListPasskeysHandler } from './passkeys/queries/list-passkeys.handler.js';
import { RelyingParty } from './passkeys/relying-party.js';
import { Passwords } from './passwords.js';
import { AccountErasure } from './privacy/account-erasure.js';
import { AnswerNewTextsHandler } from './privacy/commands/answer-new-texts.handler.js';
import { ChangeConsentHandler } from './privacy/commands/change-consent.handler.js';
import { DeleteAccountHandler } from './privacy/commands/delete-account.handler.js';
import { EndDataExportHandler } from './privacy/commands/end-data-export.handler.js';
import { EraseUnusedAccountHandler } from './privacy/commands/erase-unused-account.handler.js';
import { NoteSentDataExportHandler } from './privacy/commands/note-sent-data-export.handler.js';
import { RequestDataExportHandler } from './privacy/commands/request-data-export.handler.js';
import { TakeDataExportHandler } from './privacy/commands/take-data-export.handler.js';
import { DataExportArchive } from './privacy/data-export-archive.js';
import { DepartedAddresses } from './privacy/departed-addresses.js';
import { DueConsents } from './privacy/due-consents.js';
import { ListConsentsHandler } from './privacy/queries/list-consents.handler.js';
import { SessionOrigins } from './privacy/queries/session-origins.js';
import { BuildDataExport } from './privacy/reactions/build-data-export.reaction.js';
import { AskUnusedAccounts } from './privacy/schedules/ask-unused-accounts.schedule.js';
import { EraseUnusedAccounts } from './privacy/schedules/erase-unused-accounts.schedule.js';
import { ForgetAccountDeletions } from './privacy/schedules/forget-account-deletions.schedule.js';
import { ForgetDepartedAddresses } from './privacy/schedules/forget-departed-addresses.schedule.js';
import { RemoveOldDataExports } from './privacy/schedules/remove-old-data-exports.schedule.js';
import { UnusedAccounts } from './privacy/unused-accounts.js';
import { CheckMailedLinkHandler } from './queries/check-mailed-link.handler.js';
import { ListSessionsHandler } from './queries/list-sessions.handler.js';
import { PruneSessions } from './schedules/prune-sessions.schedule.js';
import { PruneSingleUseTokens } from './schedules/prune-single-use-tokens.schedule.js';
import { BeginSecondFactorHandler } from './second-factor/commands/begin-second-factor.handler.js';
import { ConfirmSecondFactorHandler } from './second-factor/commands/confirm-second-factor.handler.js';
import { RemoveSecondFactorHandler } from './second-factor/commands/remove-second-factor.handler.js';
import { RenewRecoveryCodesHandler } from './second-factor/commands/renew-recovery-codes.handler.js';
import { FindSecondFactorHandler } from './second-factor/queries/find-second-factor.handler.js';
import { Reauthentication } from './second-factor/reauthentication.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { TotpSecrets } from './second-factor/totp-secrets.js';
import { Sessions } from './sessions.js';
import { SingleUseTokens } from './single-use-tokens.js';
import { AcceptSocialLoginHandler } from './social/commands/accept-social-login.handler.js';
import { LinkSocialIdentityHandler } from './social/commands/link-social-identity.handler.js';
import { SendSocialLinkMailHandler } from './social/commands/send-social-link-mail.handler.js';
import { UnlinkSocialIdentityHandler } from './social/commands/unlink-social-identity.handler.js';
import { FindPendingLinkHandler } from './social/queries/find-pending-link.handler.js';
import { ListSocialIdentitiesHandler } from './social/queries/list-social-identities.handler.js';
import { SocialLinks } from './social/social-links.js';
import { SocialProviders } from './social/social-providers.js';
import { SocialRegistrations } from './social/social-registrations.js';
import { SocialStarts } from './social/social-starts.js';
import { StrangerMails } from './stranger-mails.js';
import { CreateSupportAccessHandler } from './support-access/commands/create-support-access.handler.js';
import { OpenSupportAccessHandler } from './support-access/commands/open-support-access.handler.js';

/** Global, so that siblings find accounts, sessions and tokens by their contract alone. */
@Global()
@Module({
  providers: [
    Accounts,
    EmailVerifications,
    Passwords,
    Sessions,
    SingleUseTokens,
    StrangerMails,
    ChangeLanguageHandler,
    ChangePasswordHandler,
    ConfirmEmailChangeHandler,
    LogInHandler,
    LogOutHandler,
    RequestEmailChangeHandler,
    RequestPasswordResetHandler,
    ResendVerificationHandler,
    ResetPasswordHandler,
    EndSessionsHandler,
    RevokeOtherSessionsHandler,
    RevokeSessionHandler,
    VerifyEmailHandler,
    HandOffAdminHandler,
    RedeemAdminCodeHandler,
    BeginPasskeyLoginHandler,
    BeginPasskeyRegistrationHandler,
    LogInWithPasskeyHandler,
    RegisterPasskeyHandler,
    RemovePasskeyHandler,
    RenamePasskeyHandler,
    ListPasskeysHandler,
    RelyingParty,
    AnswerNewTextsHandler,
    ChangeConsentHandler,
    DueConsents,
    AccountErasure,
    DeleteAccountHandler,
    EraseUnusedAccountHandler,
    UnusedAccounts,
    AskUnusedAccounts,
    EraseUnusedAccounts,
    EndDataExportHandler,
    NoteSentDataExportHandler,
    RequestDataExportHandler,
    TakeDataExportHandler,
    DataExportArchive,
    DepartedAddresses,
    ListConsentsHandler,
    SessionOrigins,
    BuildDataExport,
    ForgetAccountDeletions,
    ForgetDepartedAddresses,
    RemoveOldDataExports,
    CheckMailedLinkHandler,
    ListSessionsHandler,
    PruneSessions,
    PruneSingleUseTokens,
    BeginSecondFactorHandler,
    ConfirmSecondFactorHandler,
    RemoveSecondFactorHandler,
    RenewRecoveryCodesHandler,
    FindSecondFactorHandler,
    Reauthentication,
    SecondFactors,
    TotpSecrets,
    AcceptSocialLoginHandler,
    LinkSocialIdentityHandler,
    SendSocialLinkMailHandler,
    UnlinkSocialIdentityHandler,
    ListSocialIdentitiesHandler,
    FindPendingLinkHandler,
    SocialLinks,
    SocialProviders,
    SocialRegistrations,
    SocialStarts,
    CreateSupportAccessHandler,
    OpenSupportAccessHandler,
  ],
  exports: [
    Accounts,
    DepartedAddresses,
    DueConsents,
    Passwords,
    SecondFactors,
    SessionOrigins,
    Sessions,
    SingleUseTokens,
    SocialProviders,
    SocialRegistrations,
    SocialStarts,
    StrangerMails,
    UnusedAccounts,
  ],
})
export class IdentityModule {}
