import { ChangeMessagePreference, FindMessagePreferences } from '@babelboard/message-preferences';
import { Database, TaskRunner } from '@babelboard/platform';
import { CHALLENGE_DAYS } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { makeAccount } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { JoinChallenge } from './commands/join-challenge.command.js';
import { LeaveChallenge } from './commands/leave-challenge.command.js';
import { FindChallenge } from './queries/find-challenge.query.js';
import { DUE_CHALLENGES } from './schedules/give-challenge-steps.schedule.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** In Berlin that is ten in the morning. */
const JOINED = new Date('2026-11-23T09:00:00Z');

let test: TestApplication;
let accountId: number;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(async () => {
  await test.app.get(Database).query('TRUNCATE challenge');
  test.clock.set(JOINED);
  ({ id: accountId } = await makeAccount(test.app));
  await takeEvents(test.app);
});

const join = (zone = 'Europe/Berlin') => test.app.get(CommandBus).execute(new JoinChallenge(accountId, zone));
const leave = () => test.app.get(CommandBus).execute(new LeaveChallenge(accountId));
const want = (wanted: boolean) =>
  test.app.get(CommandBus).execute(new ChangeMessagePreference(accountId, 'challenge-tasks', wanted, null));
const state = () => test.app.get(QueryBus).execute(new FindChallenge(accountId));
/** What the clock of a worker brings, and the days that it gave a step to. */
async function pass(milliseconds: number): Promise<unknown[]> {
  test.clock.advance(milliseconds);
  await test.app.get(TaskRunner).run('candidates.give-challenge-steps', {});
  return (await takeEvents(test.app)).map(({ payload }) => payload.day);
}

describe('the challenge', () => {
  it('gives a step each morning at nine for a week, and then no more', async () => {
    await join();
    expect(await state()).toEqual({
      joinedAt: JOINED,
      steps: [],
      nextAt: new Date('2026-11-24T08:00:00Z'),
      ending: null,
    });
    expect(await pass(23 * HOUR_MS - 1)).toEqual([]);
    const given = [await pass(1)];
    for (let day = 1; day < CHALLENGE_DAYS + 2; day += 1) {
      expect(await pass(12 * HOUR_MS)).toEqual([]);
      given.push(await pass(12 * HOUR_MS));
    }
    expect(given).toEqual([[1], [2], [3], [4], [5], [6], [7], [], []]);
    expect(await state()).toMatchObject({
      steps: ['cv', 'languages', 'general_information', 'skills', 'sector', 'experience', 'education'].map((step) => ({
        step,
        done: false,
      })),
      nextAt: null,
      ending: 'week-over',
    });
  });

  it('gives each day one step, however many workers look at the clock', async () => {
    await join();
    test.clock.advance(23 * HOUR_MS);
    await Promise.all([1, 2, 3].map(() => test.app.get(TaskRunner).run('candidates.give-challenge-steps', {})));
    expect(await takeEvents(test.app)).toHaveLength(1);
  });

  it('leaves out what is done meanwhile, and says so', async () => {
    await join();
    await pass(23 * HOUR_MS);
    await pass(DAY_MS);
    await test.app
      .get(Database)
      .query('INSERT INTO candidate_language (account_id, language_id, level, position) VALUES ($1, 1, 7, 0)', [
        accountId,
      ]);
    await pass(DAY_MS);
    expect((await state())?.steps).toEqual([
      { step: 'cv', done: false },
      { step: 'languages', done: true },
      { step: 'general_information', done: false },
    ]);
  });

  it('ends for who leaves, and can begin anew', async () => {
    await join();
    await pass(23 * HOUR_MS);
    await leave();
    await leave();
    expect(await pass(DAY_MS)).toEqual([]);
    expect(await state()).toMatchObject({ ending: 'left', nextAt: null });
    await join('Europe/Lisbon');
    expect(await state()).toMatchObject({ ending: null, steps: [], nextAt: new Date('2026-11-25T09:00:00Z') });
  });

  it('ends for who switches its mails off; joining switches them on', async () => {
    await want(false);
    await join();
    expect(await test.app.get(QueryBus).execute(new FindMessagePreferences(accountId))).toMatchObject({
      'challenge-tasks': true,
    });
    await want(false);
    expect(await pass(23 * HOUR_MS)).toEqual([]);
    expect((await state())?.ending).toBe('unwanted');
  });

  it('goes on for who presses twice', async () => {
    await join();
    await pass(23 * HOUR_MS);
    await join('Asia/Tokyo');
    expect(await state()).toMatchObject({ joinedAt: JOINED, nextAt: new Date('2026-11-25T08:00:00Z') });
  });

  it('waits for the next morning where the server was away until late', async () => {
    await join();
    expect(await pass(23 * HOUR_MS + 5 * HOUR_MS)).toEqual([]);
    expect(await pass(19 * HOUR_MS)).toEqual([1]);
  });

  it('waits for who has not proven the address', async () => {
    await test.app.get(Database).query('UPDATE account SET email_verified_at = NULL WHERE id = $1', [accountId]);
    await join();
    expect(await pass(23 * HOUR_MS)).toEqual([]);
    await test.app.get(Database).query('UPDATE account SET email_verified_at = now() WHERE id = $1', [accountId]);
    expect(await pass(DAY_MS)).toEqual([1]);
  });

  it('is not joined in a time zone that there is not', async () => {
    await expect(join('Europe/Nowhere')).rejects.toMatchObject({ code: 'TIME_ZONE_UNKNOWN', path: 'time_zone' });
    expect(await state()).toBeNull();
  });

  it('goes on for everybody else where one cannot go on', async () => {
    const other = await makeAccount(test.app);
    await takeEvents(test.app);
    await test.app.get(CommandBus).execute(new JoinChallenge(other.id, 'Europe/Berlin'));
    await join();
    // As where a zone is not known any more.
    await test.app
      .get(Database)
      .query(
        `UPDATE challenge SET time_zone = 'Removed/Zone', next_at = next_at - interval '1 h' WHERE account_id = $1`,
        [other.id],
      );
    expect(await pass(23 * HOUR_MS)).toEqual([1]);
    expect(await state()).toMatchObject({ steps: [{ step: 'cv' }] });
  });

  it('is found by its time', async () => {
    const plan = await test.app.get(Database).transaction(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off');
      return tx.query<Record<string, string>[]>(`EXPLAIN ${DUE_CHALLENGES}`, [test.clock.now(), []]);
    });
    expect(JSON.stringify(plan)).toContain('challenge_next_at');
  });
});
