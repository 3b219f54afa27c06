import { startTestApi, type TestApi } from '../../support/api.js';
import { type ProviderPerson, startOidcProvider, type TestOidcProvider } from '../../support/oidc-provider.js';
import { type Answer, Visitor } from '../../support/visitor.js';

const SLUGS = ['google', 'linkedin', 'oidc'] as const;
type Slug = (typeof SLUGS)[number];

/** The API with three providers, of which the last tells addresses at its userinfo endpoint alone. */
export interface SocialBoard extends TestApi {
  providers: Record<Slug, TestOidcProvider>;
}

export interface Pending {
  step: string;
  email: string;
  nombre: string;
  provider_name: string;
}

export interface Linked {
  status: string;
  redirect: string | null;
  path: string;
  user: { id: number; email: string; validado: boolean };
}

let people = 0;

export async function startSocialBoard(environment: Record<string, string> = {}): Promise<SocialBoard> {
  const [google, linkedin, oidc] = await Promise.all([
    startOidcProvider(),
    startOidcProvider(),
    startOidcProvider({ claimsIn: 'userinfo' }),
  ]);
  const providers = { google, linkedin, oidc };
  const settings = SLUGS.flatMap((slug) => {
    const name = `SOCIAL_${slug.toUpperCase()}`;
    const { issuer, clientId, clientSecret } = providers[slug];
    return [
      [`${name}_ISSUER`, issuer],
      [`${name}_CLIENT_ID`, clientId],
      [`${name}_CLIENT_SECRET`, clientSecret],
    ];
  });
  const api = await startTestApi({
    ...Object.fromEntries(settings),
    SOCIAL_OIDC_NAME: 'Workplace',
    ...environment,
  });
  for (const slug of SLUGS) {
    await providers[slug].admit(`${api.url}/auth/callback`);
  }
  return {
    ...api,
    providers,
    stop: async () => {
      await api.stop();
      await Promise.all(SLUGS.map((slug) => providers[slug].stop()));
    },
  };
}

/** Somebody whom nobody here knows. */
export function newPerson(given: Partial<ProviderPerson> = {}): ProviderPerson {
  people += 1;
  return {
    subject: `person-${people}`,
    email: `person-${people}@mail.test`,
    emailVerified: true,
    firstName: 'Ana',
    lastName: 'Ruiz',
    ...given,
  };
}

/** Goes to the provider and signs in there. Gives the path by which the provider sends the browser back. */
export async function goOut(visitor: Visitor, provider: TestOidcProvider, path: string): Promise<string> {
  const abroad = new Visitor(provider.issuer);
  let next = (await visitor.call('GET', path)).headers.get('location') ?? '';
  while (next.startsWith(provider.issuer)) {
    const answer = await abroad.call('GET', next.slice(provider.issuer.length));
    next = new URL(answer.headers.get('location') ?? '', next).href;
  }
  if (!next.startsWith(visitor.url)) {
    throw new Error(`The way out led to ${next}`);
  }
  return next.slice(visitor.url.length);
}

/** There and back. Gives where the browser goes on. */
export async function logInBy(visitor: Visitor, provider: TestOidcProvider, path: string): Promise<string> {
  const back = await visitor.call('GET', await goOut(visitor, provider, path));
  return locationOf(back);
}

export function locationOf({ headers }: Answer): string {
  return headers.get('location') ?? '';
}

/** The token with which `/auth/link` was opened. */
export function linkTokenOf(location: string): string {
  const url = new URL(location, 'http://localhost');
  const token = url.searchParams.get('token');
  if (url.pathname !== '/auth/link' || token === null) {
    throw new Error(`The way back led to ${location}`);
  }
  return token;
}

export const pendingOf = (visitor: Visitor, token: string) =>
  visitor.call<Pending & { code?: string }>('POST', '/api/auth/social/pending', { token });

export const link = (visitor: Visitor, token: string, more: Record<string, unknown> = {}) =>
  visitor.call<Linked & { code?: string }>('POST', '/api/auth/social/link', { token, ...more });
