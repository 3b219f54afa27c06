import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../test/support/application.js';
import { PruneSessions } from './sessions/schedules/prune-sessions.schedule.js';
import { Sessions } from './sessions/sessions.js';
import { PruneSingleUseTokens } from './single-use-tokens/schedules/prune-single-use-tokens.schedule.js';
import { SingleUseTokens } from './single-use-tokens/single-use-tokens.js';
import { CLIENT, registerTestAccount } from './testing/test-account.js';

const DAY_MS = 86_400_000;

let test: TestApplication;
let database: Database;

beforeAll(async () => {
  test = await createTestApplication();
  database = test.app.get(Database);
});
afterAll(() => test?.close());

const idsLater = async (ms: number, schedule: typeof PruneSessions | typeof PruneSingleUseTokens, table: string) => {
  test.clock.advance(ms);
  await test.app.get<PruneSessions | PruneSingleUseTokens>(schedule, { strict: false }).run();
  return (await database.query<{ id: string }>(`SELECT id FROM ${table}`)).map(({ id }) => id);
};

describe('PruneSessions', () => {
  it('forgets a session 30 days after its end, not earlier', async () => {
    const account = await registerTestAccount(test.app);
    const { sessionId } = await database.transaction((tx) =>
      test.app.get(Sessions).open(tx, { account, method: 'password', client: CLIENT }),
    );
    expect(await idsLater(31 * DAY_MS - 1, PruneSessions, 'session')).toEqual([sessionId]);
    expect(await idsLater(1, PruneSessions, 'session')).toEqual([]);
  });
});

describe('PruneSingleUseTokens', () => {
  it('forgets a code 30 days after its end, and at once where nobody is behind it', async () => {
    const { id: accountId } = await registerTestAccount(test.app, { emailVerified: true });
    const issue = (owner: number | null) =>
      test.app.get(SingleUseTokens).issue(database.dataSource.manager, {
        purpose: owner === null ? 'social-login' : 'reset-password',
        accountId: owner,
        lifetimeMs: DAY_MS,
      });
    const [owned, nobodys] = [await issue(accountId), await issue(null)];
    const later = (ms: number) => idsLater(ms, PruneSingleUseTokens, 'single_use_token');
    expect((await later(DAY_MS - 1)).sort()).toEqual([owned.id, nobodys.id].sort());
    expect(await later(1)).toEqual([owned.id]);
    expect(await later(30 * DAY_MS - 1)).toEqual([owned.id]);
    expect(await later(1)).toEqual([]);
  });
});
