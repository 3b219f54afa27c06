import { jobListResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../support/eventually.js';
import { startProduct } from '../../support/product.js';
import { jobsApiSuite } from './jobs-api.suite.js';

describe('the job API on Meilisearch, with queues on PostgreSQL', () => {
  const product = jobsApiSuite(() => startProduct({ DATABASE_POOL_SIZE: '2' }));

  it('answers from PostgreSQL while Meilisearch is down, marked as degraded, and returns by itself', async () => {
    const get = (path: string) => fetch(product().url + path);
    const inCologne = async () => jobListResponse.parse(await (await get('/api/jobs?location=Cologne')).json());
    await product().meilisearch.crash();
    await eventually(async () =>
      expect(await inCologne()).toMatchObject({ degraded: true, jobs: { total_search: 1 } }),
    );
    expect(await product().metrics()).toContain('babelboard_search_degraded 1');
    expect((await get('/api/health/ready')).status).toBe(200);
    await product().meilisearch.start();
    await eventually(async () => expect((await inCologne()).degraded).toBeUndefined());
  });
});
