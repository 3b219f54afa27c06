import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { SupportAndAuditGuard } from '../admin/support-and-audit.guard.js';
import { AccessGuard } from './access/access.guard.js';
import { AccessDeclarations } from './access/access-declarations.js';
import { RequestSessions } from './access/request-sessions.js';
import { Roles } from './access/roles.js';
import { AccountSettingsController } from './account-settings.controller.js';
import { BrowserProofs } from './browser-proofs.js';
import { AuthLimits } from './client/auth-limits.js';
import { ClientInfos } from './client/client-infos.js';
import { VisitorCountry } from './client/visitor-country.js';
import { HandoffController } from './handoff.controller.js';
import { LoginAnswers } from './login-answers.js';
import { MailedLinksController } from './mailed-links.controller.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasswordsController } from './passwords.controller.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationCookie } from './registration-cookie.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SessionsController } from './sessions.controller.js';
import { SignedInUsers } from './signed-in-users.js';
import { OpenidStrategy } from './social/openid.strategy.js';
import { SocialIdentitiesController } from './social/social-identities.controller.js';
import { SocialLinkController } from './social/social-link.controller.js';
import { SocialLoginController } from './social/social-login.controller.js';
import { SocialLoginCookie } from './social/social-login-cookie.js';
import { SocialPassport } from './social/social-passport.js';
import { SupportAccessController } from './support-access.controller.js';

/** Who somebody is and what they may do, for every handler of the API. */
@Module({
  imports: [DiscoveryModule],
  controllers: [
    AccountSettingsController,
    HandoffController,
    MailedLinksController,
    PasskeysController,
    PasswordsController,
    RegistrationController,
    SecondFactorController,
    SessionsController,
    SocialIdentitiesController,
    SocialLinkController,
    SocialLoginController,
    SupportAccessController,
  ],
  providers: [
    AccessDeclarations,
    AuthLimits,
    BrowserProofs,
    ClientInfos,
    LoginAnswers,
    OpenidStrategy,
    RegistrationCookie,
    RequestSessions,
    Roles,
    SignedInUsers,
    SocialLoginCookie,
    SocialPassport,
    VisitorCountry,
    { provide: APP_GUARD, useClass: AccessGuard },
    // After the guard that knows who comes in.
    { provide: APP_GUARD, useClass: SupportAndAuditGuard },
  ],
  exports: [AuthLimits, ClientInfos, LoginAnswers, RequestSessions, Roles, SignedInUsers],
})
export class AuthModule {}
