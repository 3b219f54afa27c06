import type { JobDetail, JobListResponse, JobResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import type { BabelboardApi } from '../api/babelboard-api.js';
import { loadPageData } from './page-data.js';
import { pageOf } from './paths.js';
import { createQueryClient } from './query-client.js';

const list = {
  jobs: { data: [], total_search: 0, total_actives: 0, seconds: 0 },
  job: null,
} as unknown as JobListResponse;
const offer = (available: boolean) =>
  ({ id: 12, url: '/jobs/waiter-vienna-12', extra: { available } }) as unknown as JobDetail;
const found = (job: JobDetail | null): JobResponse =>
  ({ index_not_found: job === null, job, seo: null }) as unknown as JobResponse;

function load(address: string, api: Partial<BabelboardApi> = {}) {
  const url = new URL(address, 'http://board.example');
  const calls = { jobs: async () => list, job: async () => found(offer(true)), ...api };
  return loadPageData(pageOf(url.pathname, 'babelboard'), url, createQueryClient(), calls);
}

describe('status of a page', () => {
  it.each(['/', '/jobs', '/jobs?language=German', '/jobs/waiter-vienna-12', '/about-us', '/babelboard/faq'])(
    '%s is 200',
    async (address) => {
      expect(await load(address)).toEqual({ status: 200 });
    },
  );

  it('is 404 where there is no page or no offer', async () => {
    expect(await load('/nothing')).toEqual({ status: 404 });
    expect(await load('/jobs/waiter-13', { job: async () => found(null) })).toEqual({ status: 404 });
  });

  it('is 410 for an offer that is closed', async () => {
    expect(await load('/jobs/waiter-vienna-12', { job: async () => found(offer(false)) })).toEqual({ status: 410 });
  });

  it('is 301 to the present address of an offer, with its query', async () => {
    expect(await load('/jobs/cook-12?from=mail')).toEqual({
      redirect: '/jobs/waiter-vienna-12?from=mail',
      status: 301,
    });
  });

  it('is 503 where the data could not be had', async () => {
    const broken = async () => Promise.reject(new Error('no database'));
    expect(await load('/jobs', { jobs: broken })).toEqual({ status: 503 });
    expect(await load('/', { jobs: broken })).toEqual({ status: 503 });
    expect(await load('/jobs/waiter-12', { job: broken })).toEqual({ status: 503 });
  });

  it('asks for the list as the address says, the selected offer with it', async () => {
    const asked: string[] = [];
    const jobs = async (search: string) => {
      asked.push(search);
      return list;
    };
    await load('/jobs?language=German&experience=9&job=12&_from=20', { jobs });
    expect(asked).toEqual(['language=German&_from=20&job=12']);
  });
});
