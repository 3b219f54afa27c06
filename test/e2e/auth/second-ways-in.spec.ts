import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { latestToken, makeAccount, makeCompany, PASSWORD } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { TestAuthenticator } from '../../support/authenticator.js';
import { Visitor } from '../../support/visitor.js';

interface Options {
  options: { challenge: string; rp: { id: string }; user: { id: string }; rpId?: string };
}

let api: TestApi;
const visitor = () => new Visitor(api.url);
const logIn = (guest: Visitor, email: string, code?: string) =>
  guest.call<{ code?: string; user: { second_factor: boolean } }>('POST', '/api/auth/login', {
    email,
    password: PASSWORD,
    ...(code !== undefined && { code }),
  });

async function signedIn(type: 'candidate' | 'company' | 'admin') {
  const account = type === 'company' ? (await makeCompany(api.app)).owner : await makeAccount(api.app, type);
  const person = visitor();
  await logIn(person, account.email);
  return { account, person };
}

async function addPasskey(person: Visitor): Promise<TestAuthenticator> {
  const device = new TestAuthenticator(api.url);
  const { body } = await person.call<Options>('POST', '/api/auth/passkeys/options', { password: PASSWORD });
  const response = device.register(body.options);
  expect((await person.call('POST', '/api/auth/passkeys', { name: 'Phone', response })).status).toBe(201);
  return device;
}

async function useDevice(guest: Visitor, device: TestAuthenticator) {
  const { body } = await guest.call<Options>('POST', '/api/auth/passkeys/login-options', {});
  return guest.call<{ code?: string; user: { id: number } }>('POST', '/api/auth/passkeys/login', {
    response: device.signIn(body.options),
  });
}

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

describe('a passkey', () => {
  it('signs its owner in without address and password, in place of the second factor', async () => {
    const { account, person } = await signedIn('company');
    const begun = await person.call<{ secret: string }>('POST', '/api/auth/second-factor', { password: PASSWORD });
    const code = new TOTP({ secret: Secret.fromBase32(begun.body.secret) }).generate({
      timestamp: api.clock.now().getTime(),
    });
    await person.call('POST', '/api/auth/second-factor/confirm', { code });
    const device = await addPasskey(person);
    const guest = visitor();
    const { status, body, headers } = await useDevice(guest, device);
    expect(status).toBe(200);
    expect(body.user.id).toBe(account.id);
    expect(headers.get('cache-control')).toBe('no-store');
    expect([...guest.cookies.keys()]).toEqual(['token', 'email', 'login_timestamp']);
    const { body: devices } = await guest.call<{ data: { method: string; current: boolean }[] }>(
      'GET',
      '/api/auth/sessions',
    );
    expect(devices.data.find(({ current }) => current)?.method).toBe('passkey');
  });

  it('is listed, renamed and removed by its owner alone', async () => {
    const { person } = await signedIn('candidate');
    const device = await addPasskey(person);
    const { person: other } = await signedIn('candidate');
    const path = `/api/auth/passkeys/${device.id}`;
    expect((await other.call('PATCH', path, { name: 'Mine' })).status).toBe(404);
    expect((await other.call('DELETE', path, { password: PASSWORD })).status).toBe(404);
    expect((await person.call('PATCH', path, { name: 'Old phone' })).status).toBe(200);
    const { body } = await person.call('GET', '/api/auth/passkeys');
    expect(body).toMatchObject({ data: [{ id: device.id, name: 'Old phone', synced: false, last_used_at: null }] });
    expect(await person.call('DELETE', path)).toMatchObject({ status: 422, body: { code: 'PASSWORD_WRONG' } });
    expect((await person.call('DELETE', path, { password: PASSWORD })).status).toBe(200);
    expect((await useDevice(visitor(), device)).body.code).toBe('PASSKEY_UNKNOWN');
  });

  it('takes nonsense for what it is', async () => {
    const { person } = await signedIn('candidate');
    const response = new TestAuthenticator(api.url).signIn({ challenge: 'AAAA' });
    const broken = { ...response, response: { ...response.response, clientDataJSON: 'AAAA' } };
    expect((await visitor().call('POST', '/api/auth/passkeys/login', { response: broken })).status).toBe(422);
    expect((await visitor().call('POST', '/api/auth/passkeys/login', { response })).status).toBe(410);
    expect((await person.call('POST', '/api/auth/passkeys', { name: 'x', response })).status).toBe(422);
    expect((await visitor().call('POST', '/api/auth/passkeys/options', {})).status).toBe(401);
  });
});

describe('a second factor', () => {
  it('is drawn, confirmed, asked for at the login and replaced by a recovery code', async () => {
    const { account, person } = await signedIn('admin');
    const path = '/api/auth/second-factor';
    expect((await person.call('POST', path, {})).body).toMatchObject({ code: 'PASSWORD_WRONG' });
    const begun = await person.call<{ secret: string; uri: string; qr: string }>('POST', path, { password: PASSWORD });
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`);
    expect(begun.body.qr).toMatch(/^data:image\/svg\+xml;base64,[\w+/]+=*$/);
    expect(begun.headers.get('cache-control')).toBe('no-store');
    const totp = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
    const code = () => totp.generate({ timestamp: api.clock.now().getTime() });
    const confirmed = await person.call<{ recovery_codes: string[] }>('POST', `${path}/confirm`, { code: code() });
    expect(confirmed.body.recovery_codes).toHaveLength(10);
    const used = code();
    expect((await logIn(visitor(), account.email)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await logIn(visitor(), account.email, used)).body.code).toBe('CODE_WRONG');
    api.clock.advance(30_000);
    expect((await logIn(visitor(), account.email, code())).body.user.second_factor).toBe(true);
    const [recovery = ''] = confirmed.body.recovery_codes;
    expect((await logIn(visitor(), account.email, recovery.toLowerCase())).status).toBe(200);
    expect((await logIn(visitor(), account.email, recovery)).status).toBe(422);
    expect((await person.call('GET', path)).body).toEqual({ on: true, recovery_codes_left: 9, has_password: true });
    expect((await person.call('DELETE', path, { password: PASSWORD })).status).toBe(200);
    expect((await logIn(visitor(), account.email)).status).toBe(200);
  });

  it('is still asked for after a forgotten password', async () => {
    const { account, person } = await signedIn('candidate');
    const path = '/api/auth/second-factor';
    const begun = await person.call<{ secret: string }>('POST', path, { password: PASSWORD });
    const totp = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
    const code = () => totp.generate({ timestamp: api.clock.now().getTime() });
    expect((await person.call('POST', `${path}/confirm`, { code: code() })).status).toBe(200);
    await visitor().call('POST', '/api/auth/password/forgot', { email: account.email });
    const token = await latestToken(api.app, 'reset-password', account.id);
    const body = { token, password: PASSWORD, password_confirmation: PASSWORD };
    const reset = await visitor().call('POST', '/api/auth/password/reset', body);
    expect({ status: reset.status, cookies: reset.setCookies.filter(({ value }) => value !== '') }).toEqual({
      status: 200,
      cookies: [],
    });
    expect((await logIn(visitor(), account.email)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    api.clock.advance(30_000);
    expect((await logIn(visitor(), account.email, code())).status).toBe(200);
  });
});
