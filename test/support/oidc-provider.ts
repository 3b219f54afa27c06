import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Provider from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';

/** Somebody with an account at the provider; what is left out is not told. */
export interface ProviderPerson {
  subject: string;
  email?: string;
  emailVerified?: boolean;
  firstName?: string;
  lastName?: string;
}

/** Claims of the ID token that are changed before it is signed once more with the provider's key; null takes one away. */
export type ChangedClaims = Record<string, string | number | boolean | string[] | null>;

export interface TestOidcProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is signed in there: everybody who comes is taken for this person. */
  person: ProviderPerson;
  /** How its ID tokens are wrong. */
  changed: ChangedClaims;
  /** Whether its ID tokens are signed with a key that it does not show. */
  foreignKey: boolean;
  /** Whether the person says no. */
  refuses: boolean;
  /** Whether it answers nothing but errors. */
  away: boolean;
  /** Lets the application whose callback this is send people here. */
  admit(redirectUri: string): Promise<void>;
  /** Parameters of the requests that it got, by endpoint. */
  seen: { authorization: Record<string, unknown>[]; token: Record<string, unknown>[] };
  stop(): Promise<void>;
}

/** It warns of what only counts in production: its memory, the version of Node. */
async function quietly<T>(work: () => T): Promise<Awaited<T>> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

const { default: OidcProvider } = await quietly(() => import('oidc-provider'));
const CLIENT_ID = 'babelboard-test';
const CLIENT_SECRET = 'only-for-tests-0123456789';
const KEY_ID = 'k1';

/**
 * A real OpenID Connect provider (oidc-provider) on a port of its own; it answers once an application is admitted. Nobody types
 * anything there: whoever comes is `person`, and agrees unless `refuses`.
 * @param claimsIn where it tells the address: in ID tokens, or at the userinfo endpoint alone
 */
export async function startOidcProvider({
  claimsIn = 'id-token',
}: {
  claimsIn?: 'id-token' | 'userinfo';
} = {}): Promise<TestOidcProvider> {
  const keys = { own: newKey(), foreign: newKey() };
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const test: TestOidcProvider = {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    person: { subject: 'nobody' },
    changed: {},
    foreignKey: false,
    refuses: false,
    away: false,
    seen: { authorization: [], token: [] },
    admit: async (redirectUri) => {
      const provider = await quietly(
        () => new OidcProvider(issuer, configurationOf(test, keys.own, redirectUri, claimsIn)),
      );
      provider.use((context, next) => observe(context as unknown as KoaContextWithOIDC, next, test, keys));
      provider.use((context, next) => interact(provider, context, next, test));
      server.on('request', provider.callback());
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return test;
}

function configurationOf(
  test: TestOidcProvider,
  key: KeyObject,
  redirectUri: string,
  claimsIn: 'id-token' | 'userinfo',
): Configuration {
  return {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [redirectUri] }],
    clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
    clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: claimsIn === 'userinfo',
    cookies: { keys: ['only-for-tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, accountId) => ({ accountId, claims: () => claimsOf(test.person) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }] },
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    pkce: { required: () => false },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  };
}

/** Notes what was asked, and spoils ID tokens as the test wants. */
async function observe(
  context: KoaContextWithOIDC,
  next: () => Promise<unknown>,
  test: TestOidcProvider,
  keys: { own: KeyObject; foreign: KeyObject },
): Promise<void> {
  if (test.away) {
    context.status = 503;
    return;
  }
  if (context.path === '/auth') {
    test.seen.authorization.push({ ...context.query });
  }
  await next();
  if (context.path === '/token') {
    test.seen.token.push({ ...context.oidc?.params, code_verifier: context.oidc?.body?.code_verifier });
    const body = context.body as { id_token?: string } | undefined;
    if (body?.id_token !== undefined && (test.foreignKey || Object.keys(test.changed).length > 0)) {
      body.id_token = signedAgain(body.id_token, test.changed, test.foreignKey ? keys.foreign : keys.own);
    }
  }
}

/** The pages on which people would sign in and agree. */
async function interact(
  provider: Provider,
  context: Pick<KoaContextWithOIDC, 'path' | 'req' | 'res' | 'status' | 'redirect'>,
  next: () => Promise<unknown>,
  { person, refuses }: TestOidcProvider,
): Promise<void> {
  if (!context.path.startsWith('/interaction/')) {
    await next();
    return;
  }
  const outcome = refuses ? { error: 'access_denied' } : { login: { accountId: person.subject, remember: false } };
  context.status = 303;
  context.redirect(await provider.interactionResult(context.req, context.res, outcome));
}

function claimsOf(person: ProviderPerson) {
  return {
    sub: person.subject,
    email: person.email,
    email_verified: person.emailVerified,
    given_name: person.firstName,
    family_name: person.lastName,
  };
}

function newKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
}

function signedAgain(token: string, changed: ChangedClaims, key: KeyObject): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), ...changed };
  const kept = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));
  const signed = `${header}.${Buffer.from(JSON.stringify(kept)).toString('base64url')}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}
