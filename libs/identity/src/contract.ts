export { Accounts, type NewAccount } from './accounts.js';
export { atLeast } from './domain/at-least.js';
export { deviceName } from './domain/device-name.js';
export { emailKey, mailboxKey } from './domain/email-key.js';
export { may, PERMISSIONS, type Permission, type Role } from './domain/permissions.js';
export type { Account, AccountType } from './entities/account.entity.js';
export type { TokenPurpose } from './entities/single-use-token.entity.js';
export { AccountDeleted } from './events/account-deleted.event.js';
export { AccountRegistered } from './events/account-registered.event.js';
export { AdminHandedOff } from './events/admin-handed-off.event.js';
export { ConsentChanged } from './events/consent-changed.event.js';
export { DataExportReady } from './events/data-export-ready.event.js';
export { DataExportRequested } from './events/data-export-requested.event.js';
export { DataExportTaken } from './events/data-export-taken.event.js';
export { EmailChangeRequested } from './events/email-change-requested.event.js';
export { EmailChanged } from './events/email-changed.event.js';
export { EmailVerificationRequested } from './events/email-verification-requested.event.js';
export { EmailVerified } from './events/email-verified.event.js';
export { LoggedIn } from './events/logged-in.event.js';
export { PasswordChanged } from './events/password-changed.event.js';
export { PasswordResetRequested } from './events/password-reset-requested.event.js';
export { RegistrationRepeated } from './events/registration-repeated.event.js';
export { type SignInMethodsChange, SignInMethodsChanged } from './events/sign-in-methods-changed.event.js';
export { SocialLinkRequested } from './events/social-link-requested.event.js';
export { SupportAccessCreated } from './events/support-access-created.event.js';
export { SupportAccessOpened } from './events/support-access-opened.event.js';
export { UnusedAccountFound } from './events/unused-account-found.event.js';
export { type PasswordOwner, Passwords } from './passwords.js';
export { DepartedAddresses } from './privacy/departed-addresses.js';
export { type DueConsent, DueConsents } from './privacy/due-consents.js';
export { SessionOrigins } from './privacy/queries/session-origins.js';
export { UnusedAccounts } from './privacy/unused-accounts.js';
export {
  type AuthenticatedSession,
  type ClientInfo,
  type OpenedSession,
  type SessionMethod,
  Sessions,
} from './sessions.js';
export { SingleUseTokens, type TokenContent, type TokenToIssue } from './single-use-tokens.js';
export { type SocialRegistration, SocialRegistrations } from './social/social-registrations.js';
export { StrangerMails } from './stranger-mails.js';
