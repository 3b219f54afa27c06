import { OfferSearch } from '@babelboard/search/contract';
import { jobListQuery } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { JobAnswers } from '../../../apps/api/src/jobs/job-answers.js';
import { jobListRequest } from '../../../apps/api/src/jobs/job-list-request.js';
import { JobsModule } from '../../../apps/api/src/jobs/jobs.module.js';
import { LimitsModule } from '../../../apps/api/src/limits/limits.module.js';
import { stageOffers } from '../../contract/search/search-stage.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { PLAIN_OFFER } from '../../support/offer-rows.js';

const COLOGNE = 2886242;

let test: TestApplication;
let ids: number[];

beforeAll(async () => {
  test = await createTestApplication({}, [LimitsModule, JobsModule]);
  const porters = Array.from({ length: 60 }, (_, index) => ({
    ...PLAIN_OFFER,
    title: `Night porter ${index}`,
    company: `Hotel ${index % 9}`,
    places: [{ cityId: COLOGNE, countryId: 276, text: null }],
    languageIds: [1, 2],
  }));
  const cooks = Array.from({ length: 40 }, (_, index) => ({
    ...PLAIN_OFFER,
    title: `Breakfast cook ${index}`,
    company: `Inn ${index}`,
    languageIds: [1 + (index % 2)],
    postedAt: new Date(PLAIN_OFFER.postedAt.getTime() + 1_000),
  }));
  ids = await stageOffers(test.app, [...porters, ...cooks]);
});
afterAll(() => test?.close());

/** Statements beside those of the search engine, and searches. */
async function counted(work: () => Promise<unknown>) {
  const searches = jest.spyOn(test.app.get(OfferSearch), 'search');
  const statements = jest.spyOn(test.app.get(DataSource), 'query');
  await work();
  const ofEngine = statements.mock.calls.filter(([sql]) => /search_index|search_/.test(String(sql))).length;
  const counts = { searches: searches.mock.calls.length, statements: statements.mock.calls.length - ofEngine };
  jest.restoreAllMocks();
  return counts;
}

function list(path: string, query: Record<string, unknown> = {}) {
  const request = jobListRequest(path, jobListQuery.parse(query));
  if (request === null) {
    throw new Error(`${path} is no list`);
  }
  return test.app.get(JobAnswers, { strict: false }).list(request, 'refuse', 'en');
}

describe('queries of a request', () => {
  it('are as many for 50 offers as for one', async () => {
    const one = await counted(() => list('/jobs', { _size: 1 }));
    const many = await counted(async () => {
      expect((await list('/jobs', { _size: 50 })).jobs.data).toHaveLength(50);
    });
    expect(many).toEqual(one);
    expect(many.searches).toBe(1);
    // The cards, what stands for them elsewhere, their companies.
    expect(many.statements).toBeLessThanOrEqual(3);
  });

  it('are as few more for the selected offer', async () => {
    const counts = await counted(() => list('/jobs-in-Cologne', { job: ids[0] }));
    expect(counts.searches).toBe(1);
    expect(counts.statements).toBeLessThanOrEqual(8);
  });

  it('are one more search for an empty list, however many filters it has', async () => {
    const totals = jest.spyOn(test.app.get(OfferSearch), 'totals');
    const answer = await list('/jobs-in-Cologne-for-English+German-speakers', {
      experience: [1, 2, 3],
      employment_type: [1, 2],
      keywords: ['night', 'porter'],
    });
    expect(answer.jobs.total_search).toBe(0);
    expect(totals.mock.calls.length).toBe(1);
    jest.restoreAllMocks();
  });

  it('are a few searches at most for an empty list of many keywords', async () => {
    const totals = jest.spyOn(test.app.get(OfferSearch), 'totals');
    await list('/jobs', { keywords: Array.from({ length: 10 }, (_, n) => `qqq${n}`), experience: [1, 2, 3, 4, 5, 6] });
    const asked = totals.mock.calls.flatMap(([queries]) => queries);
    expect([totals.mock.calls.length, asked.length]).toEqual([1, 12]);
    jest.restoreAllMocks();
  });

  it('bring offers with the same languages that ask for all of them', async () => {
    const { relatedJobsWithLanguages } = await test.app.get(JobAnswers, { strict: false }).job(String(ids[0]), 'en');
    expect(relatedJobsWithLanguages).toHaveLength(6);
    for (const { languages } of relatedJobsWithLanguages) {
      expect(languages.map(({ id }) => id).sort()).toEqual([1, 2]);
    }
  });

  it('load the cards of all related offers at once', async () => {
    const counts = await counted(async () => {
      const { relatedJobs, relatedJobsAtCity } = await test.app
        .get(JobAnswers, { strict: false })
        .job(String(ids[0]), 'en');
      expect(relatedJobs).toHaveLength(6);
      expect(relatedJobsAtCity).toHaveLength(6);
    });
    // What the offer takes and what the cards take, three each; how the company answers, and how many offers it fills here.
    expect(counts.statements).toBeLessThanOrEqual(8);
    expect(counts.searches).toBeLessThanOrEqual(8);
  });
});
