export { Accounts, type Asker } from './accounts/accounts.js';
export { inEvenTime } from './accounts/domain/in-even-time.js';
export type { AccountType } from './accounts/entities/account.entity.js';
export type { Person } from './accounts/person.js';
export { type Details, PersonDetails } from './accounts/person-details.js';
export { type Recipient, Recipients } from './accounts/queries/recipients.js';
export { AdminHandedOff } from './admin-handoff/events/admin-handed-off.event.js';
export { AccountTakeovers } from './email-address/account-takeovers.js';
export { EmailChangeRequested } from './email-address/events/email-change-requested.event.js';
export { EmailChanged } from './email-address/events/email-changed.event.js';
export { EmailVerificationRequested } from './email-address/events/email-verification-requested.event.js';
export { EmailVerified } from './email-address/events/email-verified.event.js';
export { StrangerMails } from './email-address/stranger-mails.js';
export { PasswordChanged } from './passwords/events/password-changed.event.js';
export { PasswordResetRequested } from './passwords/events/password-reset-requested.event.js';
export { AccountRegistered } from './registration/events/account-registered.event.js';
export { RegistrationRepeated } from './registration/events/registration-repeated.event.js';
export { NewPasswords } from './registration/new-passwords.js';
export { type NewAccount, Registrations } from './registration/registrations.js';
export { deviceName } from './sessions/domain/device-name.js';
export { LoggedIn } from './sessions/events/logged-in.event.js';
export { LastVisits } from './sessions/queries/last-visits.js';
export { SessionOrigins } from './sessions/queries/session-origins.js';
export { type EndedSessions, SessionEnds } from './sessions/session-ends.js';
export {
  type SignInMethodsChange,
  SignInMethodsChanged,
} from './sign-in-methods/events/sign-in-methods-changed.event.js';
export { type AskingSession, type OwnerProof, OwnerProofs } from './sign-in-methods/owner-proofs.js';
export { MailedLinks } from './single-use-tokens/mailed-links.js';
export { OwnerLinks } from './single-use-tokens/owner-links.js';
export { SocialLinkRequested } from './social-login/events/social-link-requested.event.js';
export {
  type SocialArrival,
  type SocialRegistration,
  SocialRegistrations,
} from './social-login/social-registrations.js';
export { SupportAccessCreated } from './support-access/events/support-access-created.event.js';
export { SupportAccessOpened } from './support-access/events/support-access-opened.event.js';
export { UnusedAccountFound } from './unused-accounts/events/unused-account-found.event.js';
export { UnusedAccounts, type WhyUnused } from './unused-accounts/unused-accounts.js';
