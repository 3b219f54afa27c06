/** How a provider departs from what OpenID Connect Core 1.0 and RFC 9700 ask for. */
export interface ProviderProfile {
  /** Whether its ID tokens repeat the nonce. */
  nonce: boolean;
  /** Whether it takes a code verifier (RFC 7636). */
  pkce: boolean;
  /** Where the client secret goes: into the body, or where the provider's own description says. */
  secret: 'body' | 'as-described';
}

export const PROFILES = {
  google: { nonce: true, pkce: true, secret: 'body' },
  /** Leaves the nonce out of ID tokens, and refuses a code verifier from applications that are not registered as native. */
  linkedin: { nonce: false, pkce: false, secret: 'body' },
  oidc: { nonce: true, pkce: true, secret: 'as-described' },
} as const satisfies Record<string, ProviderProfile>;

export type ProviderSlug = keyof typeof PROFILES;
