export { ChangeLanguage } from './accounts/commands/change-language.command.js';
export { mailboxKey } from './accounts/domain/mailbox-key.js';
export { may, PERMISSIONS, type Permission, type Role } from './accounts/domain/permissions.js';
export { FindAccount, type OwnAccount } from './accounts/queries/find-account.query.js';
export { HandOffAdmin } from './admin-handoff/commands/hand-off-admin.command.js';
export { RedeemAdminCode } from './admin-handoff/commands/redeem-admin-code.command.js';
export * from './contract.js';
export { ConfirmEmailChange } from './email-address/commands/confirm-email-change.command.js';
export { RequestEmailChange } from './email-address/commands/request-email-change.command.js';
export { RequestVerification } from './email-address/commands/request-verification.command.js';
export { ResendVerification } from './email-address/commands/resend-verification.command.js';
export { VerifyEmail } from './email-address/commands/verify-email.command.js';
export { identityContext } from './identity.context.js';
export { BeginPasskeyLogin } from './passkeys/commands/begin-passkey-login.command.js';
export { BeginPasskeyRegistration } from './passkeys/commands/begin-passkey-registration.command.js';
export { LogInWithPasskey } from './passkeys/commands/log-in-with-passkey.command.js';
export { RegisterPasskey } from './passkeys/commands/register-passkey.command.js';
export { RemovePasskey } from './passkeys/commands/remove-passkey.command.js';
export { RenamePasskey } from './passkeys/commands/rename-passkey.command.js';
export { ListPasskeys, type PasskeyRow } from './passkeys/queries/list-passkeys.query.js';
export { ChangePassword } from './passwords/commands/change-password.command.js';
export { RequestPasswordReset } from './passwords/commands/request-password-reset.command.js';
export { ResetPassword } from './passwords/commands/reset-password.command.js';
export { isBrowserSecret, newBrowserSecret, secretOf } from './registration/domain/browser-secret.js';
export type { BrowserProof } from './registration/domain/registrant-browser.js';
export { BeginSecondFactor } from './second-factor/commands/begin-second-factor.command.js';
export { ConfirmSecondFactor } from './second-factor/commands/confirm-second-factor.command.js';
export { RemoveSecondFactor } from './second-factor/commands/remove-second-factor.command.js';
export { RenewRecoveryCodes } from './second-factor/commands/renew-recovery-codes.command.js';
export { FindSecondFactor, type SecondFactorState } from './second-factor/queries/find-second-factor.query.js';
export { EndSessions } from './sessions/commands/end-sessions.command.js';
export { LogIn, type Login } from './sessions/commands/log-in.command.js';
export { LogOut } from './sessions/commands/log-out.command.js';
export { RevokeOtherSessions } from './sessions/commands/revoke-other-sessions.command.js';
export { RevokeSession } from './sessions/commands/revoke-session.command.js';
export { type ListedSession, ListSessions } from './sessions/queries/list-sessions.query.js';
export {
  type AuthenticatedSession,
  type ClientInfo,
  type OpenedSession,
  type SessionMethod,
  Sessions,
} from './sessions/sessions.js';
export type { Proof } from './sign-in-methods/reauthentication.js';
export { CheckMailedLink } from './single-use-tokens/queries/check-mailed-link.query.js';
export { AcceptSocialLogin, type SocialLoginResult } from './social-login/commands/accept-social-login.command.js';
export { LinkSocialIdentity } from './social-login/commands/link-social-identity.command.js';
export { SendSocialLinkMail } from './social-login/commands/send-social-link-mail.command.js';
export { UnlinkSocialIdentity } from './social-login/commands/unlink-social-identity.command.js';
export { readClaims } from './social-login/domain/read-claims.js';
export type { SocialPerson } from './social-login/domain/social-person.js';
export { FindPendingLink } from './social-login/queries/find-pending-link.query.js';
export { type LinkedIdentity, ListSocialIdentities } from './social-login/queries/list-social-identities.query.js';
export { socialProviderUnknown } from './social-login/social-login.errors.js';
export { type SocialProvider, SocialProviders } from './social-login/social-providers.js';
export { type SocialStart, SocialStarts } from './social-login/social-starts.js';
export { CreateSupportAccess, type SupportAccess } from './support-access/commands/create-support-access.command.js';
export { OpenSupportAccess } from './support-access/commands/open-support-access.command.js';
