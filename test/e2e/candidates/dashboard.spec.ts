import { Database } from '@babelboard/platform';
import { type DashboardResponse, dashboardResponse } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { makeAccount, PASSWORD } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { recordStatements } from '../../support/statements.js';
import { Visitor } from '../../support/visitor.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api?.stop());

async function newcomer(): Promise<{ id: number; show: () => Promise<DashboardResponse> }> {
  const { id, email } = await makeAccount(api.app);
  const visitor = new Visitor(api.url);
  await visitor.logIn(email, PASSWORD);
  const show = async () => {
    const answer = await visitor.call<object>('GET', '/api/candidates/dashboard');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return dashboardResponse.parse(answer.body);
  };
  return { id, show };
}

describe('the overview of a candidate', () => {
  it('says what is worth doing first, and what applying still needs', async () => {
    const { id, show } = await newcomer();
    const empty = await show();
    expect(empty).toMatchObject({
      percent: 0,
      tasks_done: 0,
      matchings_enabled: false,
      next_step: { step: 'languages', minutes: 1 },
    });
    expect(empty.tasks.profileStatus).toBe('basic');
    expect(empty.tasks.pending_to_apply).toEqual([
      { task: 'general_information', label: 'Contact Info' },
      { task: 'languages', label: 'Add Languages' },
      { task: 'cv', label: 'Upload Cv' },
    ]);

    await api.app.get(Database, { strict: false }).query(
      `INSERT INTO candidate_language (account_id, language_id, level, position)
       SELECT $1, id, 7, 0 FROM language WHERE slug = 'Spanish'`,
      [id],
    );
    expect(await show()).toMatchObject({ percent: 10, tasks_done: 1, next_step: { step: 'cv', minutes: 2 } });
  });

  it('asks the database eight times at most', async () => {
    const { show } = await newcomer();
    const statements = recordStatements(api.app.get(DataSource));
    await show();
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThanOrEqual(8);
  });
});
