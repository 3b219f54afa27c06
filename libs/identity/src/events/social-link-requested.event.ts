import { domainEvent } from '@babelboard/platform';

/** Somebody who came by a provider is to show that an address is theirs; the token's row knows the address. */
export class SocialLinkRequested extends domainEvent<{ tokenId: string; accountId: number | null }>(
  'identity.social-link-requested.v1',
) {}
