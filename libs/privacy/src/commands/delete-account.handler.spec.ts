import { Sessions } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount, PASSWORD, sessionOf } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { ForgetAccountDeletions } from '../schedules/forget-account-deletions.schedule.js';
import { DeleteAccount } from './delete-account.command.js';

const HOUR_MS = 3_600_000;

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

const remove = async (accountId: number, password: string | null, createdAt = test.clock.now(), text = '') => {
  const session = { ...(await sessionOf(test.app, accountId)), createdAt };
  await test.app.get(CommandBus).execute(new DeleteAccount(session, { reason: 4, text, password }));
};
const longAgo = () => new Date(test.clock.now().getTime() - HOUR_MS);
const exists = async (id: number) =>
  (await test.app.get(Database).query('SELECT 1 FROM account WHERE id = $1', [id])).length === 1;

describe('DeleteAccount', () => {
  it('takes the password, ends every session at once and tells by id alone', async () => {
    const account = await makeAccount(test.app);
    await takeEvents(test.app);
    await remove(account.id, PASSWORD, longAgo());
    expect(await exists(account.id)).toBe(false);
    expect(await test.app.get(Sessions, { strict: false }).authenticate(account.token, account.email)).toBeNull();
    expect(await takeEvents(test.app)).toEqual([
      { type: 'identity.account-deleted.v1', payload: { accountId: account.id, accountType: 'candidate' } },
    ]);
  });

  it('takes a login of just now in its place', async () => {
    const account = await makeAccount(test.app);
    await remove(account.id, null);
    expect(await exists(account.id)).toBe(false);
  });

  it.each([
    ['a wrong password', 'lantern-orchard-72'],
    ['none, after an old login', null],
  ])('refuses %s', async (_, password) => {
    const account = await makeAccount(test.app);
    await expect(remove(account.id, password, longAgo())).rejects.toMatchObject({ path: 'password' });
    expect(await exists(account.id)).toBe(true);
  });

  it('keeps admins', async () => {
    const admin = await makeAccount(test.app, 'admin');
    await expect(remove(admin.id, PASSWORD)).rejects.toMatchObject({ code: 'ADMIN_STAYS' });
    expect(await exists(admin.id)).toBe(true);
  });

  it('keeps the reason without the person, for three years', async () => {
    const account = await makeAccount(test.app);
    const text = `Bye, yours Ada (${account.email}, +49 30 123456)`;
    await remove(account.id, null, test.clock.now(), text);
    const kept = () =>
      test.app
        .get(Database)
        .query(`SELECT account_type, reason, text FROM account_deletion WHERE text <> '' ORDER BY id DESC LIMIT 1`);
    const wanted = [{ account_type: 'candidate', reason: 4, text: 'Bye, yours [name] ([address], [number])' }];
    expect(await kept()).toEqual(wanted);
    test.clock.advance(3 * 365 * 24 * HOUR_MS - 1);
    await test.app.get(ForgetAccountDeletions, { strict: false }).run();
    expect(await kept()).toEqual(wanted);
    test.clock.advance(1);
    await test.app.get(ForgetAccountDeletions, { strict: false }).run();
    expect(await kept()).toEqual([]);
  });

  it('happens once, however often it is pressed', async () => {
    const account = await makeAccount(test.app);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => remove(account.id, null)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
