import { Clock, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { PROFILES, type ProviderProfile, type ProviderSlug } from './domain/provider-profile.js';

/** How long a provider's description of itself counts. */
const KEPT_MS = 3_600_000;
const TIMEOUT_SECONDS = 10;

export interface SocialProvider {
  slug: ProviderSlug;
  /** As people know it. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  profile: ProviderProfile;
}

/** The providers of the settings; each is asked for its description when somebody first wants to go there. */
@Injectable()
export class SocialProviders {
  private readonly providers: SocialProvider[];
  private readonly known = new Map<string, { configuration: Promise<Configuration>; until: number }>();

  constructor(
    { social }: Settings,
    private readonly clock: Clock,
  ) {
    this.providers = social.map((provider) => ({ ...provider, profile: PROFILES[provider.slug] }));
  }

  list(): readonly SocialProvider[] {
    return this.providers;
  }

  find(slug: string): SocialProvider | undefined {
    return this.providers.find((provider) => provider.slug === slug);
  }

  /**
   * Where the provider's endpoints and keys are (OpenID Connect Discovery 1.0); kept for an hour, a failure not at all.
   * @throws Error when it cannot be reached, or describes another issuer
   */
  configuration(provider: SocialProvider): Promise<Configuration> {
    const now = this.clock.now().getTime();
    const known = this.known.get(provider.slug);
    if (known !== undefined && known.until > now) {
      return known.configuration;
    }
    const configuration = discover(provider);
    this.known.set(provider.slug, { configuration, until: now + KEPT_MS });
    configuration.catch(() => this.known.delete(provider.slug));
    return configuration;
  }
}

function discover({ issuer, clientId, clientSecret, profile }: SocialProvider): Promise<Configuration> {
  const address = new URL(issuer);
  // Settings allow it on this machine alone, for development and tests.
  const insecure = address.protocol === 'http:' ? [allowInsecureRequests] : [];
  const authentication = profile.secret === 'body' ? ClientSecretPost(clientSecret) : asDescribed(clientSecret);
  return discovery(address, clientId, clientSecret, authentication, {
    timeout: TIMEOUT_SECONDS,
    // Signatures of ID tokens are checked although they come straight from the provider.
    execute: [enableNonRepudiationChecks, ...insecure],
  });
}

/** OpenID Connect Discovery 1.0, section 3: a provider that does not say how takes the secret in the header. */
function asDescribed(secret: string): ClientAuth {
  return (server, ...rest) => {
    const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    return (inBody ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, ...rest);
  };
}
