import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@babelboard/platform';
import { APPLICATION_STATUSES } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { DEMO_CANDIDATES } from '../demo-accounts.js';
import { seedDemoProfiles } from '../profiles/seed-demo-profiles.js';
import { seedDemoAccounts } from '../seed-demo-accounts.js';
import { DEMO_APPLICATIONS } from './demo-applications.js';
import { DEMO_POSTINGS } from './demo-postings.js';
import { seedDemoHiring } from './seed-demo-hiring.js';

let test: TestApplication;
let folder: string;
const query = <T extends object>(sql: string) => test.app.get(Database).query<T>(sql);
const seed = () => seedDemoHiring(test.app, test.clock, () => {});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-hiring-'));
  test = await createTestApplication({ DATA_DIR: folder });
  await seedDemoAccounts(test.app);
  await seedDemoProfiles(test.app, DEMO_CANDIDATES.slice(0, 1));
  await seed();
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the hiring of the demo', () => {
  it('has offers in every state and in several languages, and a talent pool', async () => {
    const offers = await query<{ state: string; kind: string; language: string }>(
      `SELECT state, kind, code AS language FROM offer JOIN language ON language.id = ad_language_id WHERE source IS NULL`,
    );
    expect(offers).toHaveLength(Object.keys(DEMO_POSTINGS).length);
    expect(new Set(offers.map(({ state }) => state))).toEqual(new Set(['draft', 'published', 'paused', 'closed']));
    expect(new Set(offers.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5);
    expect(offers.filter(({ kind }) => kind === 'talent_pool')).toHaveLength(1);
    expect(await query('SELECT 1 FROM offer_version')).toHaveLength(1);
  });

  it('has people from many countries who applied over weeks, in all states, with files', async () => {
    const rows = await query<{ status: string; cv: boolean; applied: Date; changed: Date }>(
      `SELECT status, cv_key IS NOT NULL AS cv, applied_at AS applied, changed_at AS changed FROM job_application`,
    );
    expect(rows).toHaveLength(DEMO_APPLICATIONS.length);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(APPLICATION_STATUSES));
    expect(rows.every(({ cv, applied, changed }) => cv && applied <= changed && changed <= test.clock.now())).toBe(
      true,
    );
    const days = rows.map(({ applied }) => applied.toISOString().slice(0, 10));
    expect(new Set(days).size).toBeGreaterThan(15);
    const [people] = await query<{ countries: number }>(
      `SELECT count(DISTINCT country_id)::int AS countries FROM account JOIN job_application a ON a.account_id = account.id`,
    );
    expect(people?.countries).toBeGreaterThanOrEqual(10);
    const own = await query<{ status: string }>(
      `SELECT status FROM job_application JOIN account ON account.id = account_id WHERE email = 'candidate@demo.test'`,
    );
    expect(new Set(own.map(({ status }) => status)).size).toBeGreaterThanOrEqual(4);
    for (const table of ['application_note', 'application_rating', 'application_answer', 'message']) {
      expect([table, (await query(`SELECT FROM ${table}`)).length > 2]).toEqual([table, true]);
    }
    expect(await query('SELECT FROM job_application WHERE pool_consented_at IS NOT NULL')).toHaveLength(3);
  });

  it('is made once, and goes on where it was stopped', async () => {
    const rows = () => query('SELECT id, version, changed_at FROM job_application ORDER BY id');
    const before = await rows();
    await seed();
    expect(await rows()).toEqual(before);
    // As where it was killed before the end: nothing that is there is made a second time.
    await query('DELETE FROM screening_template');
    await query('DELETE FROM job_application WHERE id = (SELECT max(id) FROM job_application)');
    await seed();
    expect(await rows()).toHaveLength(before.length);
    expect((await rows()).slice(0, -1)).toEqual(before.slice(0, -1));
    expect(await query('SELECT FROM offer WHERE source IS NULL')).toHaveLength(Object.keys(DEMO_POSTINGS).length);
  });
});
