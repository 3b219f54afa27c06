import { type LoginResponse, loginResponse, problem, type SessionsResponse } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount, makeCompany, PASSWORD, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { Visitor } from '../../support/visitor.js';

const HOUR_MS = 3_600_000;

let api: TestApi;
let person: TestAccount;

beforeAll(async () => {
  api = await startTestApi();
  person = await makeAccount(api.app);
});
afterAll(() => api?.stop());

const load = (visitor: Visitor, headers = {}) =>
  visitor.call<LoginResponse>('POST', '/api/auth/loadUserWithToken', undefined, headers);

async function signedIn(account: TestAccount = person): Promise<Visitor> {
  const visitor = new Visitor(api.url);
  const { status } = await visitor.logIn(account.email, PASSWORD);
  expect(status).toBe(200);
  return visitor;
}

describe('the language of an answer', () => {
  const wrong = (headers: Record<string, string>) =>
    fetch(`${api.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'nobody@example.test', password: 'something else 12' }),
    });

  it('is the one that is asked for, and the answer says so', async () => {
    const answer = await wrong({ 'Accept-Language': 'xx, de-CH;q=0.8, en;q=0.5' });
    expect(problem.parse(await answer.json()).detail).toBe('Die Adresse oder das Passwort stimmt nicht.');
    expect(answer.headers.get('content-language')).toBe('de');
    expect(answer.headers.get('vary')).toMatch(/\bAccept-Language\b/);
    const english = await wrong({ 'Accept-Language': 'xx' });
    expect(problem.parse(await english.json()).detail).toBe('The address or the password is wrong.');
    expect(english.headers.get('content-language')).toBe('en');
  });

  it('is that of the account for who is signed in and asks for none that we have', async () => {
    const account = await makeAccount(api.app);
    const visitor = await signedIn(account);
    const change = (language: string, headers = {}) =>
      visitor.call<object>('PATCH', '/api/account/language', { language }, headers);
    expect((await change('de')).status).toBe(200);
    expect((await load(visitor)).body).toMatchObject({ user: { language: 'de' } });
    const refused = await change('xx', { 'Accept-Language': 'xx' });
    expect(problem.parse(refused.body)).toMatchObject({
      status: 422,
      code: 'LANGUAGE_NOT_OFFERED',
      errors: [{ path: 'language', message: 'Diese Sprache sprechen wir noch nicht.' }],
    });
    const english = await change('xx', { 'Accept-Language': 'en' });
    expect(problem.parse(english.body).detail).toBe('We do not speak this language yet.');
  });
});

describe('login', () => {
  it('answers user, tasks, route and path with the text of the specification, and sets the three cookies', async () => {
    const visitor = new Visitor(api.url);
    const answer = await visitor.logIn(person.email.toUpperCase(), PASSWORD);
    const body = loginResponse.parse(answer.body);
    expect(body).toMatchObject({
      route: 'home',
      path: '/',
      toasts: [{ options: { message: 'Logged in successfully' } }],
    });
    expect(body.user).toMatchObject({
      id: person.id,
      email: person.email,
      type: 'candidate',
      validado: true,
      company: null,
    });
    expect(body.tasks).toMatchObject({ languages: 0, cv: 0 });
    expect(Date.parse(body.user.token_expiration) - body.user.loginTimestamp).toBe(24 * HOUR_MS);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const week = { maxAge: 604_800, path: '/', sameSite: 'lax' };
    expect(answer.setCookies.find(({ name }) => name === 'token')).toMatchObject({
      ...week,
      httpOnly: true,
      value: body.user.token,
    });
    for (const [name, value] of [
      ['email', person.email],
      ['login_timestamp', String(body.user.loginTimestamp)],
    ]) {
      const cookie = answer.setCookies.find((given) => given.name === name);
      expect(cookie).toMatchObject({ ...week, value });
      expect(cookie?.httpOnly).toBeUndefined();
      expect(cookie?.secure).toBeUndefined();
    }
    expect(body.user.token).toMatch(/^[\w-]{43}$/);
  });

  it('says the same of a wrong password and of an unknown address', async () => {
    const known = await new Visitor(api.url).logIn(person.email, 'something else 12');
    const unknown = await new Visitor(api.url).logIn('nobody@example.test', 'something else 12');
    expect(known.status).toBe(unknown.status);
    expect(problem.parse(known.body)).toEqual(problem.parse(unknown.body));
    expect(known.status).toBeGreaterThanOrEqual(400);
    expect(known.status).toBeLessThan(500);
    expect(problem.parse(known.body).toasts?.[0]?.options.message).not.toBe('');
    expect([...known.setCookies, ...unknown.setCookies]).toEqual([]);
  });

  it('leads a company to its jobs and an admin to the dashboard', async () => {
    const { owner, id } = await makeCompany(api.app);
    const admin = await makeAccount(api.app, 'admin');
    expect((await new Visitor(api.url).logIn(owner.email, PASSWORD)).body).toMatchObject({
      route: 'company',
      path: '/company/jobs',
      tasks: null,
      user: { company: { id, role: 'owner' } },
    });
    expect((await new Visitor(api.url).logIn(admin.email, PASSWORD)).body).toMatchObject({
      route: 'admin',
      path: '/admin',
    });
  });

  it('replaces the session that the browser had, whoever put it there', async () => {
    const attacker = await makeAccount(api.app);
    const victim = new Visitor(api.url);
    victim.cookies.set('token', attacker.token);
    victim.cookies.set('email', encodeURIComponent(attacker.email));
    await victim.logIn(person.email, PASSWORD);
    expect(decodeURIComponent(victim.cookies.get('token') ?? '')).not.toBe(attacker.token);
    expect((await load(victim)).body.user.id).toBe(person.id);
    // The planted session has ended, too.
    expect((await load(new Visitor(api.url), attacker.bearer)).status).toBe(401);
  });
});

describe('a session', () => {
  it('is told by its cookies or by bearer token and e-mail, never by half of them or another address', async () => {
    const visitor = await signedIn();
    expect((await load(visitor)).body.user).toMatchObject({ id: person.id });
    expect((await load(visitor)).body.user.token).toBeUndefined();
    const guest = new Visitor(api.url);
    expect((await load(guest, person.bearer)).status).toBe(200);
    expect((await load(guest, { ...person.bearer, Origin: undefined })).status).toBe(200);
    const other = await makeAccount(api.app);
    for (const headers of [
      { Authorization: person.bearer.Authorization },
      { 'X-Auth-Email': person.email },
      { ...person.bearer, 'X-Auth-Email': other.email },
      { ...person.bearer, Authorization: `Bearer ${'A'.repeat(43)}` },
      { ...person.bearer, Authorization: `Basic ${person.token}` },
      { ...person.bearer, Authorization: `Bearer ${person.token} ${person.token}` },
      { ...person.bearer, Authorization: `Bearer ${'x'.repeat(5_000)}` },
    ]) {
      const answer = await load(guest, headers);
      expect(answer.status).toBe(401);
      expect(problem.parse(answer.body)).toMatchObject({
        code: 'NOT_SIGNED_IN',
        toasts: [{ options: { message: 'Logged in error' } }],
      });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('ends at logout: its token is good for nothing, the cookies are gone, and again is no error', async () => {
    const visitor = await signedIn();
    const kept = new Map(visitor.cookies);
    const answer = await visitor.call('POST', '/api/auth/logout');
    expect(answer.body).toEqual({ toasts: [{ type: 'success', options: { message: 'Logged out successfully' } }] });
    expect(answer.setCookies.map(({ name }) => name).sort()).toEqual([
      'email',
      'login_timestamp',
      'registration',
      'token',
    ]);
    expect(visitor.cookies.size).toBe(0);
    const thief = new Visitor(api.url);
    for (const [name, value] of kept) thief.cookies.set(name, value);
    const reuse = await load(thief);
    expect(reuse.status).toBe(401);
    // Cookies of an ended session go.
    expect(thief.cookies.size).toBe(0);
    expect((await visitor.call('POST', '/api/auth/logout')).status).toBe(200);
  });

  it('lasts 24 hours from login and not a moment longer, however busy it is', async () => {
    const own = await startTestApi({}, api.database);
    const account = await makeAccount(own.app);
    const start = own.clock.now().getTime();
    const status = async (ms: number) => {
      own.clock.set(new Date(start + ms));
      return (await load(new Visitor(own.url), account.bearer)).status;
    };
    expect(await status(12 * HOUR_MS)).toBe(200);
    expect(await status(24 * HOUR_MS - 1)).toBe(200);
    expect(await status(24 * HOUR_MS)).toBe(401);
    await own.stop();
  });
});

describe('devices', () => {
  it('are listed, signed out one by one and all but this one', async () => {
    const account = await makeAccount(api.app);
    const [here, there, elsewhere] = [await signedIn(account), await signedIn(account), await signedIn(account)];
    const devices = async () => (await here.call<SessionsResponse>('GET', '/api/auth/sessions')).body.data;
    // The fourth is the one that the account was made with.
    expect(await devices()).toHaveLength(4);
    expect((await devices()).filter(({ current }) => current)).toHaveLength(1);
    const idOf = async (visitor: Visitor) =>
      (await visitor.call<SessionsResponse>('GET', '/api/auth/sessions')).body.data.find(({ current }) => current)?.id;
    expect((await here.call('DELETE', `/api/auth/sessions/${await idOf(there)}`)).status).toBe(200);
    expect((await load(there)).status).toBe(401);
    expect((await load(elsewhere)).status).toBe(200);
    expect((await here.call('DELETE', '/api/auth/sessions')).status).toBe(200);
    expect((await load(elsewhere)).status).toBe(401);
    expect((await load(here)).status).toBe(200);
    expect(await devices()).toHaveLength(1);
  });

  it('of somebody else are not there', async () => {
    const other = await makeAccount(api.app);
    const visitor = await signedIn();
    expect((await visitor.call('DELETE', `/api/auth/sessions/${other.sessionId}`)).status).toBe(404);
    expect((await load(new Visitor(api.url), other.bearer)).status).toBe(200);
    expect((await visitor.call('DELETE', '/api/auth/sessions/not-an-id')).status).toBe(422);
  });
});

describe('a write with cookies', () => {
  it.each([
    ['nothing that says where it comes from', { Origin: undefined }],
    ['another origin', { Origin: 'https://evil.test' }],
    ['an opaque origin', { Origin: 'null' }],
    ['the same host by another scheme', { Origin: 'https://localhost' }],
    ['a browser that says cross-site', { Origin: undefined, 'Sec-Fetch-Site': 'cross-site' }],
    ['a browser that says same-site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('is refused with %s', async (_what, headers) => {
    const visitor = await signedIn();
    const answer = await visitor.call('POST', '/api/auth/logout', undefined, headers);
    expect(answer.status).toBe(403);
    expect(problem.parse(answer.body).code).toBe('FOREIGN_ORIGIN');
    expect((await load(visitor)).status).toBe(200);
  });

  it('is taken from the same origin, as either header says', async () => {
    const visitor = await signedIn();
    expect((await load(visitor, { Origin: undefined, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
    expect((await load(visitor)).status).toBe(200);
  });

  it('cannot sign a visitor in from another site', async () => {
    const answer = await new Visitor(api.url).call(
      'POST',
      '/api/auth/login',
      { email: person.email, password: PASSWORD },
      { Origin: 'https://evil.test' },
    );
    expect(answer.status).toBe(403);
    expect(answer.setCookies).toEqual([]);
  });
});

describe('a site on https', () => {
  it('has secure cookies and HSTS', async () => {
    const secure = await startTestApi({ BASE_URL: 'https://board.test' }, api.database);
    const answer = await new Visitor(secure.url).call(
      'POST',
      '/api/auth/login',
      { email: person.email, password: PASSWORD },
      { Origin: 'https://board.test' },
    );
    expect(answer.status).toBe(200);
    expect(answer.setCookies.map(({ secure: flag }) => flag)).toEqual([true, true, true]);
    const body = { email: 'secure@example.test', password: PASSWORD, nombre: 'Ada', apellidos: 'Test', terms: true };
    const registered = await new Visitor(secure.url).call('POST', '/api/auth/register', body, {
      Origin: 'https://board.test',
    });
    // A name that browsers take from this very host alone, by https.
    expect(registered.setCookies).toMatchObject([{ name: '__Host-registration', secure: true, path: '/' }]);
    expect(registered.setCookies[0]).not.toHaveProperty('domain');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000');
    await secure.stop();
  });
});
