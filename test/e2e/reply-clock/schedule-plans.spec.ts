import { TaskRunner } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { recordStatements } from '../../support/statements.js';
import { databaseOf, type StagedApplication, stageApplication } from '../conversations/thread-stage.js';

const MANY = 20_000;

let test: TestApplication;
let waiting: StagedApplication;

/** Applications that were answered long ago, of many companies as far as an index can tell. */
beforeAll(async () => {
  test = await createTestApplication();
  waiting = await stageApplication(test);
  await databaseOf(test).query(
    `WITH person AS (
       INSERT INTO account (type, email, email_key, password_hash, first_name, last_name, language, created_at)
       SELECT 'candidate', n || '@many.test', n || '@many.test', '', 'Person', 'No ' || n, 'en', now() FROM generate_series(1, $1::int) AS n
       RETURNING id
     )
     INSERT INTO job_application (offer_id, company_id, account_id, status, version, applied_at, changed_at, answer_due_at, answered_at,
       name, headline, place, letter, languages, language_keys, skill_ids, experience, education, words, knocked_out)
     SELECT $2, $3, id, 'rejected', 1, $4, $4, $4::timestamptz + interval '14 days', $4, 'Person', '', '', '', '[]', '{}', '{}', '[]', '[]', '', false
     FROM person`,
    [MANY, waiting.offerId, waiting.company.id, new Date(test.clock.now().getTime() - 86_400_000 * 60)],
  );
  await databaseOf(test).query('ANALYZE job_application, offer_notice');
});
afterAll(() => test?.close());

describe('schedules of applications', () => {
  it.each([
    'remind-companies',
    'tell-overdue-applicants',
    'notice-silence',
    'tell-of-arrivals',
    'tell-of-ended-offers',
  ])('%s reads who waits and nobody else', async (schedule) => {
    const { dataSource } = databaseOf(test);
    await databaseOf(test).query(`UPDATE job_application SET reminders = 0 WHERE id = $1`, [waiting.id]);
    const statements = recordStatements(dataSource);
    test.clock.advance(13 * 86_400_000);
    await test.app.get(TaskRunner).run(`applications.${schedule}`, {});
    const read = statements.filter(
      (text) => /job_application|offer_notice|company_silence/.test(text) && !text.startsWith('EXPLAIN'),
    );
    expect(read.length).toBeGreaterThan(0);
    for (const text of read) {
      const rows = await databaseOf(test).query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN) ${text}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan on job_application');
    }
  });
});
