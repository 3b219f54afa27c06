import type { JobResponse, MinisiteData } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WorkOutReplyFigures } from '../../../libs/applications/src/reply-clock/schedules/work-out-reply-figures.schedule.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { ApplicationsStage } from '../applications/applications-stage.js';

let api: TestApi;
let stage: ApplicationsStage;
let offerId: number;

beforeAll(async () => {
  api = await startTestApi();
  stage = await ApplicationsStage.set(api);
});
afterAll(() => api?.stop());
beforeEach(async () => {
  await stage.database.query('DELETE FROM offer');
  offerId = await stage.offer();
});

/** Applications of a month ago, answered after so many days; null: never. */
async function applications(...days: (number | null)[]): Promise<void> {
  // Those of a call before have the same addresses.
  await stage.database.query(
    `UPDATE account SET email = id || email, email_key = id || email_key WHERE first_name = 'Person'`,
  );
  const ids = await stage.applicants(offerId, days.length);
  await stage.database.query(
    `UPDATE job_application a SET applied_at = $3::timestamptz - interval '30 days', answer_due_at = $3::timestamptz - interval '16 days',
       answered_at = $3::timestamptz - interval '30 days' + days * interval '1 day'
     FROM unnest($1::int[], $2::float8[]) AS asked(id, days) WHERE a.id = asked.id`,
    [ids, days, api.clock.now()],
  );
}

/** What the offer says of its company, once the figures are worked out. */
async function said(language = 'en'): Promise<string[]> {
  await stage.api.app.get(WorkOutReplyFigures, { strict: false }).run();
  const response = await fetch(`${api.url}/api/job?id=${offerId}`, { headers: { 'Accept-Language': language } });
  return ((await response.json()) as JobResponse).job?.hiring ?? ['no offer'];
}

/** Offers that were shown for some days and then closed; one title stands for the same ad posted again. */
async function closedOffers(outcomes: ('here' | 'elsewhere')[], days = 20, title?: string): Promise<void> {
  for (const outcome of outcomes) {
    const id = await stage.offer();
    await stage.database.query(
      `UPDATE offer SET state = 'closed', closed_outcome = $2, closed_at = $3, published_at = $3::timestamptz - $4 * interval '1 day',
         title_key = coalesce($5, 'job ' || id), text_hash = 'abcdabcdabcdabcd'
       WHERE id = $1`,
      [id, outcome, api.clock.now(), days, title],
    );
  }
}

const times = <T>(count: number, value: T) => Array<T>(count).fill(value);

describe('what everybody learns of how a company answers', () => {
  it('is the median, from ten applications on, rounded up to days', async () => {
    await applications(...Array<number>(9).fill(2.2));
    expect(await said()).toEqual([]);
    await applications(9);
    expect(await said()).toEqual(['Half of the applicants have an answer within 3 days.']);
    expect((await said('de'))[0]).toContain('innerhalb von 3 Tagen');
  });

  it('counts who never had an answer as such, so that answering a few looks quick to nobody', async () => {
    await applications(1, 1, 1, 1, 2, null, null, null, null, null);
    expect(await said()).toEqual(['Half of the applicants have an answer within 2 days.']);
    await applications(null, null);
    expect(await said()).toEqual(['More than half of the applicants have had no answer in time.']);
  });

  it('leaves out who withdrew, and whose date has not come', async () => {
    await applications(...Array<number>(9).fill(1), null);
    await stage.database.query(`UPDATE job_application SET status = 'withdrawn' WHERE answered_at IS NULL`);
    await applications(null, null, null, null, null);
    await stage.database.query(
      `UPDATE job_application SET answer_due_at = $1 WHERE status = 'new' AND answered_at IS NULL`,
      [new Date(api.clock.now().getTime() + 1)],
    );
    expect(await said()).toEqual([]);
  });

  it('is of the last year alone', async () => {
    await applications(...Array<number>(10).fill(20));
    await stage.database.query(`UPDATE job_application SET applied_at = applied_at - interval '336 days'`);
    await applications(...Array<number>(9).fill(2));
    expect(await said()).toEqual([]);
    await applications(2);
    expect(await said()).toEqual(['Half of the applicants have an answer within 2 days.']);
  });

  it('is the share of offers that were filled here, from ten closings on, on the company’s own list, too', async () => {
    await closedOffers([...times(7, 'here' as const), ...times(2, 'elsewhere' as const)]);
    expect(await said()).toEqual([]);
    await closedOffers(['elsewhere']);
    expect(await said()).toEqual(['70 % of the offers that it closed were filled here.']);
    const response = await fetch(`${api.url}/api/minisites/data/${stage.company.id}`);
    expect(((await response.json()) as MinisiteData).companyData?.hiring).toEqual([
      '70 % of the offers that it closed were filled here.',
    ]);
  });

  it('takes no ad for filled that was closed and posted again, nor one that was hardly there', async () => {
    await closedOffers([...times(5, 'here' as const), ...times(4, 'elsewhere' as const)]);
    await closedOffers(times(12, 'here'), 20, 'the same ad');
    await closedOffers(times(12, 'here'), 2);
    expect(await said()).toEqual(['60 % of the offers that it closed were filled here.']);
  });
});
