import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { sessionOf } from '../../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import type { Account } from '../../accounts/entities/account.entity.js';
import { accountOf } from '../../accounts/entities/account-of.js';
import { RequestEmailChange } from '../../email-address/commands/request-email-change.command.js';
import { LogIn } from '../../sessions/commands/log-in.command.js';
import { Sessions } from '../../sessions/sessions.js';
import { CheckMailedLink } from '../../single-use-tokens/queries/check-mailed-link.query.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { eventsOf } from '../../testing/events-of.js';
import { CLIENT, PASSWORD, registerTestAccount } from '../../testing/test-account.js';
import { RequestPasswordReset } from './request-password-reset.command.js';
import { ResetPassword } from './reset-password.command.js';

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'copper-meadow-38';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

const execute = <T>(command: Parameters<CommandBus['execute']>[0]): Promise<T> =>
  test.app.get(CommandBus).execute(command);
const logIn = ({ email }: Account, password: string) =>
  execute<{ token: string }>(new LogIn({ email, password, code: null, client: CLIENT }));
const ask = async ({ id, email }: Account) => {
  await execute(new RequestPasswordReset(email));
  const events = await eventsOf(test.app, 'identity.password-reset-requested.v1', id);
  return test.app.get(SingleUseTokens).tokenOf(events.at(-1)?.tokenId as string, 'reset-password');
};
const reset = (token: string, password = NEW_PASSWORD) => execute(new ResetPassword(token, password));
const invalid = { code: 'TOKEN_INVALID' };

describe('ResetPassword', () => {
  it('sets the password, ends every session and every other link', async () => {
    const account = await registerTestAccount(test.app, { emailVerified: true });
    const sessions = await Promise.all([logIn(account, PASSWORD), logIn(account, PASSWORD)]);
    await execute(new RequestEmailChange(await sessionOf(test.app, account.id), `thief-${account.email}`, PASSWORD));
    await test.app.get(SingleUseTokens).issue(test.app.get(Database).dataSource.manager, {
      purpose: 'data-export',
      accountId: account.id,
      lifetimeMs: HOUR_MS,
    });
    const [first, second] = [await ask(account), await ask(account)];
    await reset(first);
    for (const { token } of sessions) {
      expect(await test.app.get(Sessions).authenticate(token, account.email)).toBeNull();
    }
    await expect(logIn(account, PASSWORD)).rejects.toMatchObject({ code: 'LOGIN_WRONG' });
    await expect(logIn(account, NEW_PASSWORD)).resolves.toBeDefined();
    await expect(reset(first, 'harbour-violin-52')).rejects.toMatchObject(invalid);
    await expect(reset(second, 'harbour-violin-52')).rejects.toMatchObject(invalid);
    const left = await test.app
      .get(Database)
      .query('SELECT purpose FROM single_use_token WHERE account_id = $1 AND used_at IS NULL', [account.id]);
    expect(left).toEqual([]);
    expect(await eventsOf(test.app, 'identity.password-changed.v1', account.id)).toHaveLength(1);
  });

  it('leaves the link good when the password is refused', async () => {
    const account = await registerTestAccount(test.app);
    const token = await ask(account);
    for (const weak of ['short', '1234567890', 'ada-lovelace']) {
      await expect(reset(token, weak)).rejects.toMatchObject({ code: 'PASSWORD_TOO_WEAK', path: 'password' });
    }
    await reset(token);
    await expect(logIn(account, NEW_PASSWORD)).resolves.toBeDefined();
  });

  it('says of a link whether it is still good, and uses nothing up by that', async () => {
    const account = await registerTestAccount(test.app, { emailVerified: true });
    const token = await ask(account);
    const isGood = (link: CheckMailedLink['link'], code = token) =>
      test.app.get(QueryBus).execute(new CheckMailedLink(link, code));
    expect([await isGood('reset-password'), await isGood('reset-password')]).toEqual([true, true]);
    expect([await isGood('verify-email'), await isGood('reset-password', 'garbage')]).toEqual([false, false]);
    await reset(token);
    expect(await isGood('reset-password')).toBe(false);
  });

  it('takes a link for an hour, to the millisecond', async () => {
    const account = await registerTestAccount(test.app);
    const [first, second] = [await ask(account), await ask(account)];
    test.clock.advance(HOUR_MS - 1);
    await expect(test.app.get(SingleUseTokens).peek('reset-password', second)).resolves.toBeDefined();
    test.clock.advance(1);
    await expect(reset(first)).rejects.toMatchObject(invalid);
  });

  it('lets one of several uses at once succeed', async () => {
    const account = await registerTestAccount(test.app);
    const token = await ask(account);
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => reset(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await eventsOf(test.app, 'identity.password-changed.v1', account.id)).toHaveLength(1);
  });

  it('verifies the address, and takes from it what somebody else may have set up before', async () => {
    const account = await registerTestAccount(test.app);
    const database = test.app.get(Database);
    await database.query(
      `INSERT INTO social_identity (issuer, subject, account_id, linked_at) VALUES ('https://id.test', $1, $2, now())`,
      [account.email, account.id],
    );
    await database.query('UPDATE account SET totp_secret = $2, totp_confirmed_at = now() WHERE id = $1', [
      account.id,
      Buffer.alloc(32),
    ]);
    await reset(await ask(account));
    expect(await accountOf(database.dataSource.manager, account.id)).toMatchObject({
      emailVerifiedAt: test.clock.now(),
      totpConfirmedAt: null,
    });
    expect(await database.query('SELECT 1 FROM social_identity WHERE account_id = $1', [account.id])).toEqual([]);
    expect(await eventsOf(test.app, 'identity.email-verified.v1', account.id)).toHaveLength(1);
    await expect(logIn(account, NEW_PASSWORD)).resolves.toBeDefined();
  });
});

describe('RequestPasswordReset', () => {
  it('answers the same for an address that nobody has', async () => {
    const database = test.app.get(Database);
    const count = async () =>
      (await database.query<{ n: number }>('SELECT count(*)::int AS n FROM outbox_message'))[0]?.n;
    const before = await count();
    await expect(execute(new RequestPasswordReset('nobody@example.test'))).resolves.toBeUndefined();
    expect(await count()).toBe(before);
  });
});
