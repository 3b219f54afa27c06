import { type NewAccount, Sessions } from '@babelboard/identity';
import { Database, RETENTION_MS } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../test/support/application.js';
import { startMailServer, type TestMailServer } from '../../../test/support/mail-server.js';
import { runReactions } from '../../../test/support/reactions.js';
import { CLIENT, registerTestAccount } from '../../identity/src/testing/test-account.js';
import { AskUnusedAccounts } from './schedules/ask-unused-accounts.schedule.js';
import { EraseUnusedAccounts } from './schedules/erase-unused-accounts.schedule.js';

const DAY_MS = 86_400_000;

let server: TestMailServer;
let test: TestApplication;

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApplication({ SMTP_URL: server.url, BASE_URL: 'https://board.example.test' });
});
afterAll(async () => {
  await test?.close();
  await server?.stop();
});
beforeEach(async () => {
  await test.app.get(Database).query('DELETE FROM account');
  await runReactions(test.app);
  server.refuse(0);
  server.received.length = 0;
});

const made = async (given: Partial<NewAccount> = {}) => {
  const account = await registerTestAccount(test.app, given);
  await runReactions(test.app);
  server.received.length = 0;
  return account;
};
const used = (given: Partial<NewAccount> = {}) => made({ emailVerified: true, ...given });
const signIn = (account: Awaited<ReturnType<typeof made>>) =>
  test.app
    .get(Database)
    .transaction((tx) => test.app.get(Sessions).open(tx, { account, method: 'password', client: CLIENT }));
/** What a worker does as time goes by. Gives who is left. */
async function later(ms: number): Promise<number[]> {
  test.clock.advance(ms);
  await test.app.get(AskUnusedAccounts, { strict: false }).run();
  await test.app.get(EraseUnusedAccounts, { strict: false }).run();
  await runReactions(test.app).catch(() => undefined);
  return (await test.app.get(Database).query<{ id: number }>('SELECT id FROM account ORDER BY id')).map(({ id }) => id);
}
const subjects = () => server.received.map(({ subject }) => subject);
const reasons = async () =>
  (
    await test.app
      .get(Database)
      .query<{ reason: number }>('SELECT reason FROM account_deletion WHERE deleted_at = $1', [test.clock.now()])
  ).map(({ reason }) => reason);

describe('an account whose address was never verified', () => {
  it('is erased after 30 days, and nobody is written to', async () => {
    const { id } = await made();
    await used();
    expect(await later(RETENTION_MS.unverifiedAccount - 1)).toContain(id);
    expect(await later(1)).not.toContain(id);
    expect(await reasons()).toEqual([101]);
    expect(subjects()).toEqual([]);
  });

  it('stays when it is verified in time, and when it is an admin’s', async () => {
    const [late, admin] = [await made(), await made({ type: 'admin' })];
    await later(RETENTION_MS.unverifiedAccount - 1);
    await test.app
      .get(Database)
      .query('UPDATE account SET email_verified_at = $2 WHERE id = $1', [late.id, test.clock.now()]);
    expect(await later(1)).toEqual([late.id, admin.id]);
  });
});

describe('an account without a login', () => {
  it.each(['candidate', 'company'] as const)(
    'of a %s: is asked after two years, once, and erased 30 days later',
    async (type) => {
      const { id, email } = await used({ type });
      await later(RETENTION_MS.unusedAccount - 1);
      expect(subjects()).toEqual([]);
      await later(1);
      expect(server.received.map(({ to }) => to?.map(({ address }) => address))).toEqual([[email]]);
      const [mail] = server.received;
      expect(mail?.subject).toBe('Do you still need your account?');
      expect(mail?.text).toContain('https://board.example.test/login');
      const until = new Date(test.clock.now().getTime() + RETENTION_MS.askedAccount);
      expect(mail?.text).toContain(until.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));
      expect(await later(RETENTION_MS.askedAccount - 1)).toEqual([id]);
      expect(await later(1)).toEqual([]);
      expect(await reasons()).toEqual([102]);
      expect(subjects()).toEqual(['Do you still need your account?', 'Your account was deleted']);
    },
  );

  it('stays when somebody signs in after the mail, and is asked again two years later', async () => {
    const account = await used();
    await later(RETENTION_MS.unusedAccount);
    await later(RETENTION_MS.askedAccount - 1);
    await signIn(account);
    await runReactions(test.app);
    expect(await later(RETENTION_MS.unusedAccount - 1)).toEqual([account.id]);
    expect(subjects()).toEqual(['Do you still need your account?']);
    await later(1);
    expect(subjects()).toEqual(['Do you still need your account?', 'Do you still need your account?']);
    expect(await later(RETENTION_MS.askedAccount)).toEqual([]);
  });

  it('is asked two years after its latest login, whenever it was made', async () => {
    const account = await used();
    test.clock.advance(300 * DAY_MS);
    await signIn(account);
    await runReactions(test.app);
    server.received.length = 0;
    await later(RETENTION_MS.unusedAccount - 1);
    expect(subjects()).toEqual([]);
    await later(1);
    expect(subjects()).toEqual(['Do you still need your account?']);
  });

  it('has its 30 days from the mail on: without one nothing is erased', async () => {
    const { id } = await used();
    server.refuse(1_000);
    await later(RETENTION_MS.unusedAccount);
    expect(await later(5 * RETENTION_MS.askedAccount)).toEqual([id]);
    expect(subjects()).toEqual([]);
  });

  it('of an admin is neither asked nor erased', async () => {
    const { id } = await used({ type: 'admin' });
    await later(RETENTION_MS.unusedAccount);
    expect(await later(10 * RETENTION_MS.unusedAccount)).toEqual([id]);
    expect(subjects()).toEqual([]);
  });
});
