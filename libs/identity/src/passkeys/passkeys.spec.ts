import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { makeAccount, PASSWORD, sessionOf } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { type AuthenticatorFaults, TestAuthenticator } from '../../../../test/support/authenticator.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { BeginPasskeyLogin } from './commands/begin-passkey-login.command.js';
import { BeginPasskeyRegistration } from './commands/begin-passkey-registration.command.js';
import { MOST_PASSKEYS } from './commands/begin-passkey-registration.handler.js';
import { LogInWithPasskey } from './commands/log-in-with-passkey.command.js';
import { RegisterPasskey } from './commands/register-passkey.command.js';
import { RemovePasskey } from './commands/remove-passkey.command.js';
import { RenamePasskey } from './commands/rename-passkey.command.js';
import { ListPasskeys } from './queries/list-passkeys.query.js';

const ORIGIN = 'https://board.test';
const CLIENT = { ipAddress: '203.0.113.1', userAgent: 'test', country: null, eu: null };
const ELSEWHERE = 'https://board.test.evil.test';

let test: TestApplication;
const commands = () => test.app.get(CommandBus);
const signedIn = (id: number) => sessionOf(test.app, id);
const proof = async (id: number) => ({
  password: PASSWORD,
  signedInAt: test.clock.now(),
  sessionId: (await signedIn(id)).sessionId,
});
const newAccount = async () => (await makeAccount(test.app, 'company')).id;
const invite = async (id: number) => commands().execute(new BeginPasskeyRegistration(id, await proof(id)));
const inviteLogin = () => commands().execute(new BeginPasskeyLogin());
const list = (id: number) => test.app.get(QueryBus).execute(new ListPasskeys(id));
const changes = async () =>
  (await takeEvents(test.app))
    .filter(({ type }) => type === 'identity.sign-in-methods-changed.v1')
    .map(({ payload }) => payload.change);

async function enrol(): Promise<{ id: number; device: TestAuthenticator }> {
  const id = await newAccount();
  const device = new TestAuthenticator(ORIGIN);
  await commands().execute(new RegisterPasskey(await signedIn(id), 'Phone', device.register(await invite(id))));
  return { id, device };
}

async function signIn(device: TestAuthenticator, faults: AuthenticatorFaults = {}) {
  const response = device.signIn(await inviteLogin(), faults);
  return commands().execute(new LogInWithPasskey(response, CLIENT));
}

beforeAll(async () => {
  test = await createTestApplication({ BASE_URL: ORIGIN });
});
afterAll(() => test?.close());

describe('making a passkey', () => {
  it('invites for the site, with a key that needs no address and shows who uses it', async () => {
    const id = await newAccount();
    expect(await invite(id)).toMatchObject({
      rp: { id: 'board.test', name: 'Babelboard' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('keeps it with the name of the device and tells the owner', async () => {
    await takeEvents(test.app);
    const { id, device } = await enrol();
    expect(await list(id)).toEqual([
      { id: device.id, name: 'Phone', backedUp: false, createdAt: test.clock.now(), lastUsedAt: null },
    ]);
    expect(await changes()).toEqual(['passkey-added']);
    expect((await invite(id)).excludeCredentials).toMatchObject([{ id: device.id }]);
  });

  it('asks for the password', async () => {
    const id = await newAccount();
    const begin = new BeginPasskeyRegistration(id, { ...(await proof(id)), password: 'wrong-one' });
    await expect(commands().execute(begin)).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
  });

  it.each<[string, AuthenticatorFaults]>([
    ['nobody showed a PIN or a finger', { unverified: true }],
    ['it was made for another origin', { origin: ELSEWHERE }],
    ['it was made for another site', { rpId: 'evil.test' }],
  ])('is refused when %s', async (_reason, faults) => {
    const id = await newAccount();
    const response = new TestAuthenticator(ORIGIN).register(await invite(id), faults);
    await expect(commands().execute(new RegisterPasskey(await signedIn(id), 'Phone', response))).rejects.toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
    expect(await list(id)).toEqual([]);
  });

  it('uses an invitation up, at the first answer and after five minutes', async () => {
    const id = await newAccount();
    const invitation = await invite(id);
    await commands().execute(
      new RegisterPasskey(await signedIn(id), 'One', new TestAuthenticator(ORIGIN).register(invitation)),
    );
    const again = new RegisterPasskey(await signedIn(id), 'Two', new TestAuthenticator(ORIGIN).register(invitation));
    await expect(commands().execute(again)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    const late = new TestAuthenticator(ORIGIN).register(await invite(id));
    test.clock.advance(5 * 60_000);
    await expect(commands().execute(new RegisterPasskey(await signedIn(id), 'Late', late))).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    });
  });

  it("takes no answer to another account's invitation, nor to one for a login, nor nonsense", async () => {
    const id = await newAccount();
    const device = new TestAuthenticator(ORIGIN);
    const others = device.register(await invite(await newAccount()));
    await expect(commands().execute(new RegisterPasskey(await signedIn(id), 'x', others))).rejects.toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
    const { challenge } = await inviteLogin();
    const login = device.register(await invite(id), { challenge });
    await expect(commands().execute(new RegisterPasskey(await signedIn(id), 'x', login))).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    });
    const nonsense = { ...login, response: { ...login.response, clientDataJSON: 'bm9uc2Vuc2U' } };
    await expect(commands().execute(new RegisterPasskey(await signedIn(id), 'x', nonsense))).rejects.toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
  });

  it('takes one passkey for one account only', async () => {
    const { device } = await enrol();
    const id = await newAccount();
    const response = device.register(await invite(id));
    await expect(commands().execute(new RegisterPasskey(await signedIn(id), 'x', response))).rejects.toMatchObject({
      code: 'PASSKEY_TAKEN',
    });
  });

  it(`stops at ${MOST_PASSKEYS} passkeys`, async () => {
    const { id } = await enrol();
    await test.app.get(Database).query(
      `INSERT INTO passkey (id, account_id, public_key, counter, transports, backed_up, name, created_at)
       SELECT 'p' || n, $1::int, '', 0, '{}', false, 'x', now() FROM generate_series(2, $2::int) n`,
      [id, MOST_PASSKEYS],
    );
    await expect(invite(id)).rejects.toMatchObject({ code: 'TOO_MANY_PASSKEYS' });
  });
});

describe('signing in with a passkey', () => {
  it('needs no address and opens a session', async () => {
    const { id, device } = await enrol();
    expect((await inviteLogin()).allowCredentials ?? []).toEqual([]);
    const opened = await signIn(device);
    expect(opened.accountId).toBe(id);
    expect(opened.token).toMatch(/^[\w-]{43}$/);
    expect(await list(id)).toMatchObject([{ lastUsedAt: test.clock.now() }]);
    await signIn(device);
  });

  it.each<[string, AuthenticatorFaults]>([
    ['nobody showed a PIN or a finger', { unverified: true }],
    ['it was used on another site', { origin: ELSEWHERE }],
    ['it was made for another site', { rpId: 'evil.test' }],
  ])('is refused when %s', async (_reason, faults) => {
    const { device } = await enrol();
    await expect(signIn(device, faults)).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  it('is refused to a copy, whose counter falls behind', async () => {
    const { device } = await enrol();
    device.counter = 7;
    await signIn(device);
    for (const counter of [7, 3, 0]) {
      device.counter = counter - 1;
      await expect(signIn(device)).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' });
    }
    device.counter = 8;
    await signIn(device);
  });

  it('works for authenticators that do not count', async () => {
    const { device } = await enrol();
    for (const _time of [1, 2]) {
      device.counter = -1;
      await signIn(device);
    }
  });

  it('takes an answer once, also of 20 at the same time', async () => {
    const { device } = await enrol();
    const response = device.signIn(await inviteLogin());
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => commands().execute(new LogInWithPasskey(response, CLIENT))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes one of two answers with the same count', async () => {
    const { device } = await enrol();
    const first = device.signIn(await inviteLogin());
    device.counter -= 1;
    const second = device.signIn(await inviteLogin());
    const outcomes = await Promise.allSettled(
      [first, second].map((response) => commands().execute(new LogInWithPasskey(response, CLIENT))),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused with a signature or an owner of somebody else', async () => {
    const { device } = await enrol();
    const stranger = new TestAuthenticator(ORIGIN);
    await expect(signIn(stranger)).rejects.toMatchObject({ code: 'PASSKEY_UNKNOWN' });
    const forged = { ...stranger.signIn(await inviteLogin()), id: device.id, rawId: device.id };
    await expect(commands().execute(new LogInWithPasskey(forged, CLIENT))).rejects.toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
    const response = device.signIn(await inviteLogin());
    const other = { ...response, response: { ...response.response, userHandle: 'OTk5OTk5' } };
    await expect(commands().execute(new LogInWithPasskey(other, CLIENT))).rejects.toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
  });
});

describe('looking after passkeys', () => {
  it('renames and removes them, the password given', async () => {
    const { id, device } = await enrol();
    await takeEvents(test.app);
    await commands().execute(new RenamePasskey(id, device.id, 'Old phone'));
    expect(await list(id)).toMatchObject([{ name: 'Old phone' }]);
    const without = new RemovePasskey(id, device.id, { ...(await proof(id)), password: null });
    await expect(commands().execute(without)).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
    await commands().execute(new RemovePasskey(id, device.id, await proof(id)));
    expect(await list(id)).toEqual([]);
    expect(await changes()).toEqual(['passkey-removed']);
    await expect(signIn(device)).rejects.toMatchObject({ code: 'PASSKEY_UNKNOWN' });
  });

  it("leaves another owner's alone", async () => {
    const [{ device }, other] = [await enrol(), await newAccount()];
    const notFound = { code: 'PASSKEY_NOT_FOUND', kind: 'not-found' };
    await expect(commands().execute(new RenamePasskey(other, device.id, 'Mine'))).rejects.toMatchObject(notFound);
    await expect(commands().execute(new RemovePasskey(other, device.id, await proof(other)))).rejects.toMatchObject(
      notFound,
    );
  });
});
