import { defineContext } from '@babelboard/platform';
import { Account } from './entities/account.entity.js';
import { Consent } from './entities/consent.entity.js';
import { Session } from './entities/session.entity.js';
import { SingleUseToken } from './entities/single-use-token.entity.js';
import { AccountDeleted } from './events/account-deleted.event.js';
import { AccountRegistered } from './events/account-registered.event.js';
import { AdminHandedOff } from './events/admin-handed-off.event.js';
import { ConsentChanged } from './events/consent-changed.event.js';
import { DataExportReady } from './events/data-export-ready.event.js';
import { DataExportRequested } from './events/data-export-requested.event.js';
import { DataExportTaken } from './events/data-export-taken.event.js';
import { EmailChangeRequested } from './events/email-change-requested.event.js';
import { EmailChanged } from './events/email-changed.event.js';
import { EmailVerificationRequested } from './events/email-verification-requested.event.js';
import { EmailVerified } from './events/email-verified.event.js';
import { LoggedIn } from './events/logged-in.event.js';
import { PasswordChanged } from './events/password-changed.event.js';
import { PasswordResetRequested } from './events/password-reset-requested.event.js';
import { RegistrationRepeated } from './events/registration-repeated.event.js';
import { SignInMethodsChanged } from './events/sign-in-methods-changed.event.js';
import { SocialLinkRequested } from './events/social-link-requested.event.js';
import { SupportAccessCreated } from './events/support-access-created.event.js';
import { SupportAccessOpened } from './events/support-access-opened.event.js';
import { UnusedAccountFound } from './events/unused-account-found.event.js';
import { IdentityModule } from './identity.module.js';
import { identityMigrations } from './migrations/index.js';
import { Passkey } from './passkeys/entities/passkey.entity.js';
import { AccountDeletion } from './privacy/entities/account-deletion.entity.js';
import { DataExport } from './privacy/entities/data-export.entity.js';
import { DepartedAddress } from './privacy/entities/departed-address.entity.js';
import { RecoveryCode } from './second-factor/entities/recovery-code.entity.js';
import { SocialIdentity } from './social/entities/social-identity.entity.js';
import { identityTexts } from './texts/identity-texts.js';

export const identityContext = defineContext({
  name: 'identity',
  module: IdentityModule,
  entities: [
    Account,
    AccountDeletion,
    Consent,
    DataExport,
    DepartedAddress,
    Passkey,
    RecoveryCode,
    Session,
    SingleUseToken,
    SocialIdentity,
  ],
  migrations: identityMigrations,
  events: [
    AccountDeleted,
    AccountRegistered,
    AdminHandedOff,
    ConsentChanged,
    DataExportReady,
    DataExportRequested,
    DataExportTaken,
    EmailChangeRequested,
    EmailChanged,
    EmailVerificationRequested,
    EmailVerified,
    LoggedIn,
    PasswordChanged,
    PasswordResetRequested,
    RegistrationRepeated,
    SignInMethodsChanged,
    SocialLinkRequested,
    SupportAccessCreated,
    SupportAccessOpened,
    UnusedAccountFound,
  ],
  texts: identityTexts,
});
