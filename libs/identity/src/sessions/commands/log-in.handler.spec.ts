import { Database, type DomainError } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import { sessionOf } from '../../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { isOutdated } from '../../passwords/domain/password-hash.js';
import { BeginSecondFactor } from '../../second-factor/commands/begin-second-factor.command.js';
import { ConfirmSecondFactor } from '../../second-factor/commands/confirm-second-factor.command.js';
import { CLIENT, PASSWORD, registerTestAccount } from '../../testing/test-account.js';
import { Sessions } from '../sessions.js';
import { LogIn } from './log-in.command.js';
import { LogOut } from './log-out.command.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

const logIn = (email: string, password = PASSWORD) =>
  test.app.get(CommandBus).execute(new LogIn({ email, password, code: null, client: CLIENT }));
const authenticate = (token: string, email: string) => test.app.get(Sessions).authenticate(token, email);
const storedHash = async (id: number) => {
  const [row] = await test.app
    .get(Database)
    .query<{ password_hash: string }>('SELECT password_hash FROM account WHERE id = $1', [id]);
  return row?.password_hash as string;
};

describe('LogIn', () => {
  it('opens a session, however the address is typed', async () => {
    const { id, email } = await registerTestAccount(test.app);
    const opened = await logIn(`  ${email.toUpperCase()} `);
    expect(opened).toMatchObject({ accountId: id, email });
    expect(opened.token).toMatch(/^[\w-]{43}$/);
    expect(await authenticate(opened.token, email)).toMatchObject({
      accountId: id,
      sessionId: opened.sessionId,
      method: 'password',
      verified: false,
      supportAdminId: null,
    });
  });

  it('gives one answer for a wrong password, an unknown address and an account without a password', async () => {
    const { email } = await registerTestAccount(test.app);
    const social = await registerTestAccount(test.app, { passwordHash: null });
    const refusals = await Promise.all(
      [logIn(email, 'wrong'), logIn('nobody@example.test'), logIn(social.email), logIn('')].map((attempt) =>
        attempt.then(
          () => null,
          ({ code, kind, message, path, params }: DomainError) => ({ code, kind, message, path, params }),
        ),
      ),
    );
    expect(refusals[0]).toMatchObject({ code: 'LOGIN_WRONG' });
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
  });

  it('makes a new token each time; what was there before keeps its own session (fixation)', async () => {
    const { id, email } = await registerTestAccount(test.app);
    const first = await logIn(email);
    const second = await logIn(email);
    expect(second.token).not.toBe(first.token);
    expect(second.sessionId).not.toBe(first.sessionId);
    await test.app.get(CommandBus).execute(new LogOut(id, first.sessionId));
    expect(await authenticate(first.token, email)).toBeNull();
    expect(await authenticate(second.token, email)).not.toBeNull();
  });

  it('stores nothing that opens a session', async () => {
    const { email } = await registerTestAccount(test.app);
    const { token, sessionId } = await logIn(email);
    const [row] = await test.app
      .get(Database)
      .query<Record<string, unknown>>('SELECT * FROM session WHERE id = $1', [sessionId]);
    const texts = Object.values(row ?? {}).flatMap((value) =>
      Buffer.isBuffer(value) ? [value.toString('base64url'), value.toString()] : [String(value)],
    );
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => text.includes(token))).toEqual([]);
  });

  it('makes an outdated hash anew, with the same password', async () => {
    const { id, email } = await registerTestAccount(test.app, {
      passwordHash: await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1 }),
    });
    expect(isOutdated(await storedHash(id))).toBe(true);
    await expect(logIn(email, 'wrong')).rejects.toMatchObject({ code: 'LOGIN_WRONG' });
    expect(isOutdated(await storedHash(id))).toBe(true);
    await logIn(email);
    const renewed = await storedHash(id);
    expect(isOutdated(renewed)).toBe(false);
    await logIn(email);
    expect(await storedHash(id)).toBe(renewed);
  });

  it('opens nothing with a password that is changed while it is verified', async () => {
    const { id, email } = await registerTestAccount(test.app);
    const database = test.app.get(Database);
    const attempt = await database.transaction(async (tx) => {
      await tx.query(`UPDATE account SET password_hash = 'another' WHERE id = $1`, [id]);
      const outcome = logIn(email).catch((error: DomainError) => error.code);
      await eventually(async () => {
        const waiting = await database.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(1);
      });
      return [outcome];
    });
    expect(await attempt[0]).toBe('LOGIN_WRONG');
  });

  it('asks for the code of the second factor after the password, and takes each code once', async () => {
    const { id, email } = await registerTestAccount(test.app, { type: 'company', emailVerified: true });
    const commands = test.app.get(CommandBus);
    const signedIn = await sessionOf(test.app, id);
    const proof = { password: PASSWORD, signedInAt: test.clock.now(), sessionId: signedIn.sessionId };
    const { secret } = await commands.execute(new BeginSecondFactor(id, proof));
    const codeNow = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() });
    const [recoveryCode] = await commands.execute(new ConfirmSecondFactor(signedIn, codeNow()));
    test.clock.advance(30_000);
    const withCode = (code: string | null, password = PASSWORD) =>
      commands.execute(new LogIn({ email, password, code, client: CLIENT }));
    await expect(withCode(null, 'wrong')).rejects.toMatchObject({ code: 'LOGIN_WRONG' });
    await expect(withCode(codeNow(), 'wrong')).rejects.toMatchObject({ code: 'LOGIN_WRONG' });
    await expect(withCode(null)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', path: 'code' });
    await expect(withCode('000000')).rejects.toMatchObject({ code: 'CODE_WRONG' });
    const outcomes = await Promise.allSettled([withCode(codeNow()), withCode(codeNow()), withCode(codeNow())]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(withCode(recoveryCode as string)).resolves.toMatchObject({ accountId: id });
    await expect(withCode(recoveryCode as string)).rejects.toMatchObject({ code: 'CODE_WRONG' });
  });
});
