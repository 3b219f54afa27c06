import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { sessionOf } from '../../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import type { Account } from '../../accounts/entities/account.entity.js';
import { accountOf } from '../../accounts/entities/account-of.js';
import { RequestPasswordReset } from '../../passwords/commands/request-password-reset.command.js';
import { LogIn } from '../../sessions/commands/log-in.command.js';
import { Sessions } from '../../sessions/sessions.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { eventsOf } from '../../testing/events-of.js';
import { CLIENT, PASSWORD, registerTestAccount } from '../../testing/test-account.js';
import { ConfirmEmailChange } from './confirm-email-change.command.js';
import { RequestEmailChange } from './request-email-change.command.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

const execute = <T>(command: Parameters<CommandBus['execute']>[0]): Promise<T> =>
  test.app.get(CommandBus).execute(command);
const ask = async ({ id }: Account, email: string) => {
  await execute(new RequestEmailChange(await sessionOf(test.app, id), email, PASSWORD));
  const events = await eventsOf(test.app, 'identity.email-change-requested.v1', id);
  const tokenId = events.at(-1)?.tokenId as string;
  return { tokenId, token: test.app.get(SingleUseTokens).tokenOf(tokenId, 'change-email') };
};
const ELSEWHERE = { signedInAs: null, secrets: [] };
const confirm = (token: string) => execute<void>(new ConfirmEmailChange(token, ELSEWHERE, PASSWORD));
const find = (id: number) => accountOf(test.app.get(Database).dataSource.manager, id);
const invalid = { code: 'TOKEN_INVALID' };

describe('ConfirmEmailChange', () => {
  it('lets the new address count, ends every session and every link to the one before', async () => {
    const account = await registerTestAccount(test.app);
    const client = { email: account.email, password: PASSWORD, code: null, client: CLIENT };
    const { token: session } = await execute<{ token: string }>(new LogIn(client));
    await execute(new RequestPasswordReset(account.email));
    // The link to a copy of the data lies in the mailbox that may be somebody else's by now.
    await test.app.get(Database).query(
      `INSERT INTO single_use_token (id, purpose, account_id, data, created_at, expires_at)
       VALUES (gen_random_uuid(), 'data-export', $1, '{}', now(), 'infinity')`,
      [account.id],
    );
    const email = `Neue-${account.email}`;
    const { tokenId, token } = await ask(account, ` ${email}`);
    expect(await find(account.id)).toMatchObject({ email: account.email, emailVerifiedAt: null });
    await confirm(token);
    expect(await find(account.id)).toMatchObject({
      email,
      emailKey: email.toLowerCase(),
      emailVerifiedAt: test.clock.now(),
    });
    for (const address of [account.email, email]) {
      expect(await test.app.get(Sessions).authenticate(session, address)).toBeNull();
    }
    const database = test.app.get(Database);
    const left = await database.query(
      'SELECT purpose FROM single_use_token WHERE account_id = $1 AND used_at IS NULL',
      [account.id],
    );
    expect(left).toEqual([]);
    expect(await test.app.get(SingleUseTokens).find(database.dataSource.manager, tokenId)).toMatchObject({
      data: { previousEmail: account.email },
    });
    expect(await eventsOf(test.app, 'identity.email-changed.v1', account.id)).toEqual([
      { accountId: account.id, tokenId },
    ]);
    expect(await eventsOf(test.app, 'identity.email-verified.v1', account.id)).toHaveLength(1);
    await expect(confirm(token)).rejects.toMatchObject(invalid);
  });

  it('lets the last of several wishes count', async () => {
    const account = await registerTestAccount(test.app);
    const first = await ask(account, `one-${account.email}`);
    const second = await ask(account, `two-${account.email}`);
    await expect(confirm(first.token)).rejects.toMatchObject(invalid);
    await confirm(second.token);
    expect((await find(account.id))?.email).toBe(`two-${account.email}`);
  });

  it('tells of another account under the address only who has shown that it is theirs', async () => {
    const [account, other] = [await registerTestAccount(test.app), await registerTestAccount(test.app)];
    const { token } = await ask(account, other.email.toUpperCase());
    await expect(confirm(token)).rejects.toMatchObject({ code: 'EMAIL_TAKEN', kind: 'conflict' });
    expect((await find(account.id))?.email).toBe(account.email);
    expect((await find(other.id))?.email).toBe(other.email);
  });

  it('gives an address that two ask for at once to one of them', async () => {
    const people = await Promise.all([registerTestAccount(test.app), registerTestAccount(test.app)]);
    const asked = await Promise.all(people.map((person) => ask(person, `both-${people[0]?.email}`)));
    const outcomes = await Promise.allSettled(asked.map(({ token }) => confirm(token)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('RequestEmailChange', () => {
  it('asks for the password, and for another address', async () => {
    const { id, email } = await registerTestAccount(test.app);
    await expect(
      execute(new RequestEmailChange(await sessionOf(test.app, id), `new-${email}`, 'wrong')),
    ).rejects.toMatchObject({
      code: 'PASSWORD_WRONG',
      path: 'password',
    });
    await expect(execute(new RequestEmailChange(await sessionOf(test.app, id), email, PASSWORD))).rejects.toMatchObject(
      {
        code: 'EMAIL_UNCHANGED',
      },
    );
    expect(await eventsOf(test.app, 'identity.email-change-requested.v1', id)).toEqual([]);
  });
});
