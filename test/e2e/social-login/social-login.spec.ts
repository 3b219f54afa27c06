import { createHash } from 'node:crypto';
import { Database } from '@babelboard/platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Visitor } from '../../support/visitor.js';
import {
  goOut,
  link,
  linkTokenOf,
  locationOf,
  logInBy,
  newPerson,
  pendingOf,
  type SocialBoard,
  startSocialBoard,
} from './social-board.js';

const REFUSED = '/login?error=social-refused';
const EXPIRED = '/login?error=social-expired';

let board: SocialBoard;
const visitor = () => new Visitor(board.url);
const accounts = async () => {
  const [row] = await board.app.get(Database).query<{ count: number }>('SELECT count(*)::int FROM account');
  return row?.count;
};

beforeAll(async () => {
  board = await startSocialBoard();
});
afterEach(() => {
  for (const provider of Object.values(board.providers)) {
    Object.assign(provider, { changed: {}, foreignKey: false, refuses: false });
  }
});
afterAll(() => board.stop());

describe('logging in by a provider', () => {
  it('is offered for each that is set up', async () => {
    const { body } = await visitor().call<{ data: unknown }>('GET', '/api/auth/social');
    expect(body.data).toEqual([
      { provider: 'google', name: 'Google' },
      { provider: 'linkedin', name: 'LinkedIn' },
      { provider: 'oidc', name: 'Workplace' },
    ]);
    expect((await visitor().call('GET', '/api/auth/social/facebook')).status).toBe(404);
  });

  it.each(['google', 'linkedin', 'oidc'] as const)('%s makes an account after the consent', async (slug) => {
    const provider = board.providers[slug];
    const person = newPerson();
    provider.person = person;
    const guest = visitor();
    const token = linkTokenOf(await logInBy(guest, provider, `/api/auth/social/${slug}?redirect=/jobs%3Fpage%3D2`));
    expect((await pendingOf(guest, token)).body).toMatchObject({
      step: 'register',
      email: person.email,
      nombre: 'Ana',
    });
    const without = await link(guest, token, { nombre: 'Ana' });
    expect(without).toMatchObject({ status: 422, body: { code: 'SOCIAL_CONSENT_NEEDED' } });
    expect(guest.cookies.has('token')).toBe(false);
    const { status, body } = await link(guest, token, { nombre: 'Ana', apellidos: 'Ruiz', terms: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'signed-in',
      redirect: '/jobs?page=2',
      user: { email: person.email, validado: true },
    });
    const again = visitor();
    expect(await logInBy(again, provider, `/api/auth/social/${slug}?redirect=/jobs`)).toBe('/jobs');
    const loaded = await again.call<{ user: { id: number } }>('POST', '/api/auth/loadUserWithToken');
    expect(loaded.body.user.id).toBe(body.user.id);
  });

  it('takes the same subject at another provider for somebody else', async () => {
    const { google, linkedin } = board.providers;
    google.person = newPerson();
    const guest = visitor();
    const token = linkTokenOf(await logInBy(guest, google, '/api/auth/social/google'));
    expect((await link(guest, token, { nombre: 'Ana', terms: true })).body.status).toBe('signed-in');
    linkedin.person = newPerson({ subject: google.person.subject });
    const other = visitor();
    const foreign = linkTokenOf(await logInBy(other, linkedin, '/api/auth/social/linkedin'));
    expect((await pendingOf(other, foreign)).body).toMatchObject({ step: 'register', email: linkedin.person.email });
  });

  it('takes an address and whether it is verified from one source', async () => {
    const { oidc } = board.providers;
    oidc.person = newPerson({ emailVerified: false });
    oidc.changed = { email_verified: true };
    const guest = visitor();
    const token = linkTokenOf(await logInBy(guest, oidc, '/api/auth/social/oidc'));
    expect((await pendingOf(guest, token)).body).toMatchObject({ step: 'verify', email: oidc.person.email });
  });

  it('asks with state, nonce and PKCE, and answers with the verifier', async () => {
    const { google } = board.providers;
    google.person = newPerson();
    await logInBy(visitor(), google, '/api/auth/social/google');
    const asked = google.seen.authorization.at(-1);
    const answered = google.seen.token.at(-1);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: google.clientId,
      scope: 'openid email profile',
      redirect_uri: `${board.url}/auth/callback`,
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{64}$/),
    });
    const verifier = String(answered?.code_verifier);
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(asked?.code_challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
  });

  it('sends LinkedIn neither nonce nor PKCE, and the secret in the body', async () => {
    const { linkedin } = board.providers;
    linkedin.person = newPerson();
    linkTokenOf(await logInBy(visitor(), linkedin, '/api/auth/social/linkedin'));
    const asked = linkedin.seen.authorization.at(-1);
    expect(Object.keys(asked ?? {}).sort()).toEqual(['client_id', 'redirect_uri', 'response_type', 'scope', 'state']);
    const answered = linkedin.seen.token.at(-1);
    expect(answered).toMatchObject({ client_secret: linkedin.clientSecret, code_verifier: undefined });
  });

  it('keeps answers and addresses to itself', async () => {
    const { google } = board.providers;
    google.person = newPerson();
    const guest = visitor();
    const out = await guest.call('GET', '/api/auth/social/google');
    const [cookie] = out.setCookies.filter(({ name }) => name === 'social_login');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' });
    const back = await guest.call('GET', await goOut(guest, google, '/api/auth/social/google'));
    for (const { headers } of [out, back]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it.each(['//evil.test', 'https://evil.test/', '/\\evil.test', '/api/auth/social/google'])(
    'does not go on to %s',
    async (target) => {
      const { google } = board.providers;
      google.person = newPerson();
      const guest = visitor();
      const path = `/api/auth/social/google?redirect=${encodeURIComponent(target)}`;
      const token = linkTokenOf(await logInBy(guest, google, path));
      expect((await link(guest, token, { nombre: 'Ana', terms: true })).body.redirect).toBeNull();
      expect(await logInBy(visitor(), google, path)).toBe('/');
    },
  );
});

describe('a way back that does not fit', () => {
  it('is refused in another browser, and then still good in its own', async () => {
    const { google } = board.providers;
    google.person = newPerson();
    const guest = visitor();
    const back = await goOut(guest, google, '/api/auth/social/google');
    const without = visitor();
    expect(locationOf(await without.call('GET', back))).toBe(EXPIRED);
    const other = visitor();
    await other.call('GET', '/api/auth/social/google');
    expect(locationOf(await other.call('GET', back))).toBe(EXPIRED);
    linkTokenOf(locationOf(await guest.call('GET', back)));
  });

  it('is refused with another state, or none', async () => {
    const { google } = board.providers;
    google.person = newPerson();
    const guest = visitor();
    const back = new URL(await goOut(guest, google, '/api/auth/social/google'), board.url);
    for (const state of ['x'.repeat(64), '', null]) {
      const changed = new URL(back);
      if (state === null) changed.searchParams.delete('state');
      else changed.searchParams.set('state', state);
      expect(locationOf(await guest.call('GET', changed.pathname + changed.search))).toBe(EXPIRED);
    }
    expect((await guest.call('GET', '/auth/callback')).status).toBe(302);
  });

  it('is refused when it comes twice, and after ten minutes', async () => {
    const { google } = board.providers;
    google.person = newPerson();
    const guest = visitor();
    const back = await goOut(guest, google, '/api/auth/social/google');
    linkTokenOf(locationOf(await guest.call('GET', back)));
    expect(locationOf(await guest.call('GET', back))).toBe(EXPIRED);
    const late = await goOut(guest, google, '/api/auth/social/google');
    board.clock.advance(10 * 60_000);
    expect(locationOf(await guest.call('GET', late))).toBe(EXPIRED);
  });

  it("is refused with another provider's answer (mix-up)", async () => {
    const { google, oidc } = board.providers;
    google.person = newPerson();
    const before = await accounts();
    for (const leaveOut of [false, true]) {
      const guest = visitor();
      const begun = await guest.call('GET', '/api/auth/social/oidc');
      const state = new URL(locationOf(begun)).searchParams.get('state') ?? '';
      const foreign = new URL(await goOut(guest, google, '/api/auth/social/google'), board.url);
      foreign.searchParams.set('state', state);
      if (leaveOut) foreign.searchParams.delete('iss');
      const asked = oidc.seen.token.length;
      expect(locationOf(await guest.call('GET', foreign.pathname + foreign.search))).toBe(REFUSED);
      // The code was not given to the wrong provider.
      expect(oidc.seen.token.length).toBe(asked);
    }
    expect(await accounts()).toBe(before);
  });

  it('says so when the person said no, or the provider tells no address', async () => {
    const { google } = board.providers;
    google.refuses = true;
    expect(await logInBy(visitor(), google, '/api/auth/social/google')).toBe('/login?error=social-cancelled');
    google.refuses = false;
    google.person = { subject: 'without-address' };
    expect(await logInBy(visitor(), google, '/api/auth/social/google')).toBe('/login?error=social-no-email');
  });
});

describe('an ID token that is not as it should be', () => {
  const NOW = Math.floor(Date.now() / 1_000);

  it.each([
    ['another nonce', { nonce: 'x'.repeat(43) }],
    ['no nonce', { nonce: null }],
    ['another audience', { aud: 'somebody-else' }],
    ['another audience beside ours', { aud: ['babelboard-test', 'somebody-else'], azp: 'babelboard-test' }],
    ['another issuer', { iss: 'https://evil.test' }],
    ['no subject', { sub: null }],
    ['a time that is over', { iat: NOW - 7_200, exp: NOW - 3_600 }],
  ])('is refused: %s', async (_fault, changed) => {
    const { google } = board.providers;
    google.person = newPerson();
    google.changed = changed;
    const guest = visitor();
    expect(await logInBy(guest, google, '/api/auth/social/google')).toBe(REFUSED);
    expect(guest.cookies.has('token')).toBe(false);
  });

  it('is refused with the signature of somebody else', async () => {
    const { google } = board.providers;
    google.person = newPerson();
    google.foreignKey = true;
    expect(await logInBy(visitor(), google, '/api/auth/social/google')).toBe(REFUSED);
  });

  it('is taken unchanged, signed once more by the test', async () => {
    const { google } = board.providers;
    google.person = newPerson();
    google.changed = { locale: 'es' };
    linkTokenOf(await logInBy(visitor(), google, '/api/auth/social/google'));
  });
});

describe('a provider that is gone', () => {
  it('is told of, and asked again when it is back', async () => {
    const { linkedin } = board.providers;
    board.clock.advance(3_600_000);
    linkedin.away = true;
    expect(locationOf(await visitor().call('GET', '/api/auth/social/linkedin'))).toBe(
      '/login?error=social-unreachable',
    );
    linkedin.away = false;
    linkedin.person = newPerson();
    linkTokenOf(await logInBy(visitor(), linkedin, '/api/auth/social/linkedin'));
  });
});
