import type { Slice } from '../slice.js';
import { AcceptSocialLoginHandler } from './commands/accept-social-login.handler.js';
import { LinkSocialIdentityHandler } from './commands/link-social-identity.handler.js';
import { SendSocialLinkMailHandler } from './commands/send-social-link-mail.handler.js';
import { UnlinkSocialIdentityHandler } from './commands/unlink-social-identity.handler.js';
import { SocialIdentity } from './entities/social-identity.entity.js';
import { SocialLinkRequested } from './events/social-link-requested.event.js';
import { FindPendingLinkHandler } from './queries/find-pending-link.handler.js';
import { ListSocialIdentitiesHandler } from './queries/list-social-identities.handler.js';
import { SocialLinks } from './social-links.js';
import { SocialProviders } from './social-providers.js';
import { SocialRegistrations } from './social-registrations.js';
import { SocialStarts } from './social-starts.js';

/** Signing in with an account at another site (OpenID Connect). */
export const socialLoginSlice: Slice = {
  entities: [SocialIdentity],
  events: [SocialLinkRequested],
  providers: [
    AcceptSocialLoginHandler,
    FindPendingLinkHandler,
    LinkSocialIdentityHandler,
    ListSocialIdentitiesHandler,
    SendSocialLinkMailHandler,
    SocialLinks,
    SocialProviders,
    SocialRegistrations,
    SocialStarts,
    UnlinkSocialIdentityHandler,
  ],
  exports: [SocialProviders, SocialRegistrations, SocialStarts],
};
