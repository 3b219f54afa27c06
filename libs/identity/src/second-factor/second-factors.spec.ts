import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Secret, TOTP } from 'otpauth';
import { makeAccount, PASSWORD, sessionOf } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { Account } from '../accounts/entities/account.entity.js';
import { BeginSecondFactor } from './commands/begin-second-factor.command.js';
import { ConfirmSecondFactor } from './commands/confirm-second-factor.command.js';
import { RemoveSecondFactor } from './commands/remove-second-factor.command.js';
import { RenewRecoveryCodes } from './commands/renew-recovery-codes.command.js';
import { recoveryCodeHash } from './domain/recovery-codes.js';
import { FindSecondFactor } from './queries/find-second-factor.query.js';
import { SecondFactors } from './second-factors.js';
import { TotpSecrets } from './totp-secrets.js';

const STEP_MS = 30_000;

let test: TestApplication;
const commands = () => test.app.get(CommandBus);
const database = () => test.app.get(Database);
const factors = () => test.app.get(SecondFactors, { strict: false });
const signedIn = (id: number) => sessionOf(test.app, id);
const proof = async (id: number, password: string | null = PASSWORD) => ({
  password,
  signedInAt: test.clock.now(),
  sessionId: (await signedIn(id)).sessionId,
});
const codeNow = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() });
const load = (id: number) => database().dataSource.manager.findOneByOrFail(Account, { id });
const state = (id: number) => test.app.get(QueryBus).execute(new FindSecondFactor(id));
const changes = async () =>
  (await takeEvents(test.app))
    .filter(({ type }) => type === 'identity.sign-in-methods-changed.v1')
    .map(({ payload }) => payload.change);

async function check(id: number, code: string): Promise<boolean> {
  const account = await load(id);
  return database().transaction((tx) => factors().check(tx, account, code));
}

/** An account whose second factor is on since the step before. */
async function enrol(): Promise<{ id: number; secret: string; codes: string[] }> {
  const { id } = await makeAccount(test.app, 'admin');
  const { secret } = await commands().execute(new BeginSecondFactor(id, await proof(id)));
  const codes = await commands().execute(new ConfirmSecondFactor(await signedIn(id), codeNow(secret)));
  test.clock.advance(STEP_MS);
  return { id, secret, codes };
}

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

describe('setting up a second factor', () => {
  it('counts once a code is confirmed, and tells the owner', async () => {
    const { id, email } = await makeAccount(test.app, 'company');
    await takeEvents(test.app);
    const { secret, uri } = await commands().execute(new BeginSecondFactor(id, await proof(id)));
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Babelboard:${email}?`);
    expect(factors().needed(await load(id))).toBe(false);
    const codes = await commands().execute(new ConfirmSecondFactor(await signedIn(id), codeNow(secret)));
    expect(codes).toHaveLength(10);
    expect(factors().needed(await load(id))).toBe(true);
    expect(await state(id)).toEqual({ on: true, recoveryCodesLeft: 10, hasPassword: true });
    expect(await changes()).toEqual(['second-factor-on']);
  });

  it('asks for the password', async () => {
    const { id } = await makeAccount(test.app, 'company');
    for (const password of [null, '', 'lantern-orchard-72']) {
      await expect(commands().execute(new BeginSecondFactor(id, await proof(id, password)))).rejects.toMatchObject({
        code: 'PASSWORD_WRONG',
        path: 'password',
      });
    }
  });

  it('asks who has no password for a login of the last ten minutes', async () => {
    const { id } = await makeAccount(test.app, 'company');
    await database().query('UPDATE account SET password_hash = NULL WHERE id = $1', [id]);
    const signedInAt = test.clock.now();
    test.clock.advance(10 * 60_000);
    await commands().execute(new BeginSecondFactor(id, { ...(await proof(id, null)), signedInAt }));
    test.clock.advance(1);
    const tooLate = commands().execute(new BeginSecondFactor(id, { ...(await proof(id, null)), signedInAt }));
    await expect(tooLate).rejects.toMatchObject({ code: 'LOGIN_TOO_OLD' });
  });

  it('takes no wrong code, none without a beginning, and none twice', async () => {
    const { id } = await makeAccount(test.app, 'company');
    const confirm = async (code: string) => commands().execute(new ConfirmSecondFactor(await signedIn(id), code));
    await expect(confirm('123456')).rejects.toMatchObject({ code: 'SECOND_FACTOR_NOT_BEGUN' });
    const { secret } = await commands().execute(new BeginSecondFactor(id, await proof(id)));
    const right = codeNow(secret);
    const wrong = right.startsWith('0') ? `1${right.slice(1)}` : `0${right.slice(1)}`;
    await expect(confirm(wrong)).rejects.toMatchObject({ code: 'CODE_WRONG' });
    await confirm(right);
    await expect(confirm(right)).rejects.toMatchObject({ code: 'SECOND_FACTOR_ALREADY_ON' });
    await expect(commands().execute(new BeginSecondFactor(id, await proof(id)))).rejects.toMatchObject({
      code: 'SECOND_FACTOR_ALREADY_ON',
    });
  });

  it('keeps the secret encrypted, for its account alone', async () => {
    const { id, secret } = await enrol();
    const raw = Buffer.from(Secret.fromBase32(secret).bytes);
    const { totpSecret } = await load(id);
    const stored = totpSecret as Buffer;
    expect(stored).toHaveLength(12 + 16 + 20);
    expect(stored.includes(raw)).toBe(false);
    const secrets = test.app.get(TotpSecrets, { strict: false });
    expect(secrets.decrypt(id, stored)).toEqual(raw);
    expect(() => secrets.decrypt(id + 1, stored)).toThrow();
    expect(secrets.encrypt(id, raw)).not.toEqual(secrets.encrypt(id, raw));
  });

  it('keeps recovery codes hashed', async () => {
    const { id, codes } = await enrol();
    const rows = await database().query<{ codeHash: Buffer }>(
      'SELECT code_hash AS "codeHash" FROM recovery_code WHERE account_id = $1',
      [id],
    );
    const kept = rows.map(({ codeHash }) => codeHash.toString('hex')).sort();
    expect(kept).toEqual(codes.map((code) => recoveryCodeHash(id, code).toString('hex')).sort());
    expect(kept.every((hash) => hash.length === 64)).toBe(true);
  });
});

describe('the second factor at a login', () => {
  it('takes each code once, and not the one that turned it on', async () => {
    const { id } = await makeAccount(test.app, 'admin');
    const { secret } = await commands().execute(new BeginSecondFactor(id, await proof(id)));
    const first = codeNow(secret);
    await commands().execute(new ConfirmSecondFactor(await signedIn(id), first));
    expect(await check(id, first)).toBe(false);
    test.clock.advance(STEP_MS);
    const second = codeNow(secret);
    expect(await check(id, ` ${second.slice(0, 3)} ${second.slice(3)}`)).toBe(true);
    expect(await check(id, second)).toBe(false);
    expect(await check(id, first)).toBe(false);
  });

  it('takes one of 100 uses of a code at the same time', async () => {
    const { id, secret } = await enrol();
    const code = codeNow(secret);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => check(id, code)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('takes one of 100 uses of a recovery code at the same time', async () => {
    const { id, codes } = await enrol();
    await takeEvents(test.app);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => check(id, codes[3] ?? '')));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await state(id)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await changes()).toEqual(['recovery-code-used']);
  });

  it("takes no other account's code", async () => {
    const [one, other] = [await enrol(), await enrol()];
    expect(await check(one.id, other.codes[0] ?? '')).toBe(false);
    expect(await check(one.id, codeNow(other.secret))).toBe(false);
  });

  it('bounds guessing for one account', async () => {
    const { id } = await enrol();
    const tries = async () => {
      for (let count = 0; count < 20; count += 1) {
        await factors().countTry(String(id));
      }
    };
    await expect(tries()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('new recovery codes', () => {
  it('take the password, and the place of the ones before', async () => {
    const { id, codes } = await enrol();
    await takeEvents(test.app);
    const renew = async (password?: string) =>
      commands().execute(new RenewRecoveryCodes(id, await proof(id, password)));
    await expect(renew('wrong-one')).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
    const renewed = await renew();
    expect(renewed).toHaveLength(10);
    expect(await changes()).toEqual(['recovery-codes-renewed']);
    expect(await check(id, codes[0] ?? '')).toBe(false);
    expect(await check(id, renewed[0] ?? '')).toBe(true);
    expect(await state(id)).toMatchObject({ on: true, recoveryCodesLeft: 9 });
  });

  it('are for accounts whose second factor is on', async () => {
    const { id } = await makeAccount(test.app, 'company');
    await commands().execute(new BeginSecondFactor(id, await proof(id)));
    const renewal = commands().execute(new RenewRecoveryCodes(id, await proof(id)));
    await expect(renewal).rejects.toMatchObject({ code: 'SECOND_FACTOR_OFF' });
    expect(await state(id)).toMatchObject({ recoveryCodesLeft: 0 });
  });
});

describe('turning a second factor off', () => {
  it('takes the password, and leaves nothing of it', async () => {
    const { id, codes } = await enrol();
    await takeEvents(test.app);
    await expect(commands().execute(new RemoveSecondFactor(id, await proof(id, 'wrong-one')))).rejects.toMatchObject({
      code: 'PASSWORD_WRONG',
    });
    await commands().execute(new RemoveSecondFactor(id, await proof(id)));
    await commands().execute(new RemoveSecondFactor(id, await proof(id)));
    expect(factors().needed(await load(id))).toBe(false);
    expect(await load(id)).toMatchObject({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null });
    expect(await check(id, codes[0] ?? '')).toBe(false);
    expect(await changes()).toEqual(['second-factor-off']);
  });
});
