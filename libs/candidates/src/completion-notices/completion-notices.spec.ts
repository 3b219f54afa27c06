import { Database, TaskRunner } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const REGISTERED = new Date('2026-11-21T12:00:00Z');

let test: TestApplication;
let accountId: number;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(async () => {
  await query('DELETE FROM account');
  ({ id: accountId } = await makeAccount(test.app));
  await query('UPDATE candidate SET created_at = $1', REGISTERED);
  await takeEvents(test.app);
});

const query = (sql: string, ...values: unknown[]) => test.app.get(Database).query(sql, values);
/** The reminders that are due so long after registration. */
async function remindersAt(milliseconds: number): Promise<unknown[]> {
  test.clock.set(new Date(REGISTERED.getTime() + milliseconds));
  await test.app.get(TaskRunner).run('candidates.remind-of-profiles', {});
  return (await takeEvents(test.app)).map(({ payload }) => payload);
}

describe('reminders of a profile', () => {
  it('are due after 3, 10 and 30 days, each once, and never again', async () => {
    expect(await remindersAt(3 * DAY_MS - 1)).toEqual([]);
    expect(await remindersAt(3 * DAY_MS)).toEqual([{ accountId, reminder: 1 }]);
    expect(await remindersAt(3 * DAY_MS + HOUR_MS)).toEqual([]);
    expect(await remindersAt(10 * DAY_MS)).toEqual([{ accountId, reminder: 2 }]);
    expect(await remindersAt(30 * DAY_MS)).toEqual([{ accountId, reminder: 3 }]);
    for (const days of [31, 33, 60, 365]) {
      expect(await remindersAt(days * DAY_MS)).toEqual([]);
    }
  });

  it('that could not be given in time are left out', async () => {
    expect(await remindersAt(9 * DAY_MS)).toEqual([]);
    expect(await remindersAt(14 * DAY_MS)).toEqual([{ accountId, reminder: 2 }]);
  });

  it('are not due for a profile that is enough to apply', async () => {
    await query(`UPDATE candidate SET level = 'intermediate'`);
    expect(await remindersAt(3 * DAY_MS)).toEqual([]);
  });

  it('are given to everybody else where one cannot be given', async () => {
    const { id: other } = await makeAccount(test.app);
    await takeEvents(test.app);
    await query('UPDATE candidate SET created_at = $1', REGISTERED);
    await query(`ALTER TABLE completion_notice ADD CONSTRAINT refused CHECK (account_id <> ${accountId})`);
    try {
      expect(await remindersAt(3 * DAY_MS)).toEqual([{ accountId: other, reminder: 1 }]);
    } finally {
      await query('ALTER TABLE completion_notice DROP CONSTRAINT refused');
    }
  });

  it('are given once, however many workers look at the clock', async () => {
    test.clock.set(new Date(REGISTERED.getTime() + 3 * DAY_MS));
    await Promise.all([1, 2, 3].map(() => test.app.get(TaskRunner).run('candidates.remind-of-profiles', {})));
    expect(await takeEvents(test.app)).toHaveLength(1);
  });
});
