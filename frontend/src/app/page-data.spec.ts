import { type PageName, pageAt } from '@babelboard/pages';
import type { JobDetail, JobListResponse, JobResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import type { BabelboardApi } from '../api/babelboard-api.js';
import { loadData as loadHome } from '../features/jobs/pages/home.page-data.js';
import { loadData as loadJob } from '../features/jobs/pages/job.page-data.js';
import { loadData as loadJobList } from '../features/jobs/pages/job-list.page-data.js';
import type { LoadPageData } from '../pages/page-data.js';
import { loadPageData } from './page-data.js';
import { createQueryClient } from './query-client.js';

const list = {
  jobs: { data: [], total_search: 0, total_actives: 0, seconds: 0 },
  job: null,
} as unknown as JobListResponse;
const offer = { id: 12, url: '/jobs/waiter-vienna-12' } as unknown as JobDetail;
const found = (job: JobDetail | null, gone = false): JobResponse =>
  ({ index_not_found: job === null, gone, job, seo: null }) as unknown as JobResponse;

function load(address: string, api: Partial<BabelboardApi> = {}) {
  const url = new URL(address, 'http://board.example');
  const minisite = async () => Promise.reject(new Error('no look'));
  const none = async () => Promise.reject(new Error('no event'));
  const calls = {
    jobs: async () => list,
    job: async () => found(offer),
    minisite,
    careerEvents: none,
    careerEvent: none,
    ...api,
  };
  const page = pageAt(url.pathname, 'babelboard');
  const loads: Partial<Record<PageName, unknown>> = { home: loadHome, job: loadJob, 'job-list': loadJobList };
  const loadData = (loads[page.name] ?? null) as LoadPageData | null;
  return loadPageData({ page, url, queries: createQueryClient(), api: calls }, loadData);
}

describe('status of a page', () => {
  it.each(['/', '/jobs', '/jobs-for-German-speakers', '/jobs/waiter-vienna-12', '/about-us', '/babelboard/faq'])(
    '%s is 200',
    async (address) => {
      expect(await load(address)).toEqual({ status: 200 });
    },
  );

  it('is 404 where there is no page or no offer', async () => {
    expect(await load('/nothing')).toEqual({ status: 404 });
    expect(await load('/jobs/waiter-13', { job: async () => found(null) })).toEqual({ status: 404 });
  });

  it('is 410 for an offer that has ended, whatever the address says beside its number', async () => {
    expect(await load('/jobs/waiter-vienna-12', { job: async () => found(null, true) })).toEqual({ status: 410 });
    expect(await load('/jobs/cook-12', { job: async () => found(null, true) })).toEqual({ status: 410 });
  });

  it('shows the newest offers with an unknown one, and is 404 also where these cannot be had', async () => {
    const asked: string[] = [];
    const jobs = async (address: string) => {
      asked.push(address);
      throw new Error('no engine');
    };
    expect(await load('/jobs/waiter-13', { job: async () => found(null), jobs })).toEqual({ status: 404 });
    expect(asked).toEqual([expect.stringContaining('latests=true')]);
  });

  it('loads the look of a company’s own list, and is 200 without it', async () => {
    const jobs = async () => ({ ...list, hasMinisiteService: true, companyIdMinisite: 7 });
    const asked: number[] = [];
    const minisite = async (companyId: number) => {
      asked.push(companyId);
      throw new Error('no look');
    };
    expect(await load('/jobs-at-northwind', { jobs, minisite })).toEqual({ status: 200 });
    expect(await load('/jobs', { minisite })).toEqual({ status: 200 });
    expect(asked).toEqual([7]);
  });

  it('is 301 to the present address of an offer, with its query', async () => {
    expect(await load('/jobs/cook-12?from=mail')).toEqual({
      redirect: '/jobs/waiter-vienna-12?from=mail',
      status: 301,
    });
  });

  it('is 404 where the server knows no such list', async () => {
    const missing = async () => Promise.reject(Object.assign(new Error('no such minisite'), { status: 404 }));
    expect(await load('/jobs-at-nobody', { jobs: missing })).toEqual({ status: 404 });
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
    await load('/jobs-for-German-speakers/2?experience=9&job=12', { jobs });
    expect(asked).toEqual(['/jobs-for-German-speakers/2?job=12']);
  });
});
