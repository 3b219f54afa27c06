import { Database, TaskRunner } from '@babelboard/platform';
import { type ChangedChallenge, challengeResponse, changedChallenge } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { createTestDatabase } from '../../support/database.js';
import { Visitor } from '../../support/visitor.js';

let api: TestApi;
let worker: TestApplication;
let account: TestAccount;

beforeAll(async () => {
  const database = await createTestDatabase();
  api = await startTestApi({}, database);
  worker = await createTestApplication({}, [], database);
});
afterAll(async () => {
  await api?.stop();
  await worker?.close();
});
beforeEach(async () => {
  account = await makeAccount(api.app);
});

const ask = (method: string, body?: object) =>
  new Visitor(api.url).call<ChangedChallenge & { code?: string; errors?: { path: string }[] }>(
    method,
    '/api/candidates/challenge',
    body,
    account.bearer,
  );

describe('/api/candidates/challenge', () => {
  it('is joined, gives steps, and is left', async () => {
    expect(challengeResponse.parse((await ask('GET')).body)).toEqual({ hasJoinedChallenge: false, challenge: null });
    const joined = await ask('POST', { time_zone: 'Europe/Berlin' });
    expect(joined.status).toBe(200);
    expect(changedChallenge.parse(joined.body)).toMatchObject({
      hasJoinedChallenge: true,
      challenge: { day: 0, days: 7, steps: [], next_at: '2026-11-22T08:00:00.000Z', ended: null },
      toasts: [{ type: 'success' }],
    });
    worker.clock.set(new Date('2026-11-22T08:00:00Z'));
    await worker.app.get(TaskRunner).run('candidates.give-challenge-steps', {});
    expect((await ask('GET')).body.challenge).toMatchObject({ day: 1, steps: [{ step: 'cv', done: false }] });
    const left = await ask('DELETE', {});
    expect(changedChallenge.parse(left.body)).toMatchObject({
      hasJoinedChallenge: false,
      challenge: { next_at: null, ended: 'left' },
    });
  });

  it('is another one for each candidate', async () => {
    await ask('POST', { time_zone: 'UTC' });
    account = await makeAccount(api.app);
    expect((await ask('GET')).body.challenge).toBeNull();
    await ask('DELETE', {});
    const [running] = await api.app
      .get(Database)
      .query<{ number: number }>('SELECT count(*)::int AS number FROM challenge WHERE ending IS NULL');
    expect(running?.number).toBe(1);
  });

  it.each([{}, { time_zone: '' }, { time_zone: 'Nowhere/Land' }, { time_zone: 7 }])(
    'refuses %j at its field',
    async (body) => {
      const { status, body: problem } = await ask('POST', body);
      expect([status, problem.errors?.map(({ path }) => path)]).toEqual([422, ['time_zone']]);
    },
  );
});
