import { domainEvent } from '@babelboard/platform';

/**
 * Somebody who came by a provider is to show that an address is theirs; the token's row knows the address. `language` is that of the page
 * on which the mail was asked for; events of older versions have none.
 */
export class SocialLinkRequested extends domainEvent<{ tokenId: string; accountId: number | null; language?: string }>(
  'identity.social-link-requested.v1',
) {}
