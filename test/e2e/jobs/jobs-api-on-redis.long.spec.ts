import { afterAll, describe } from '@jest/globals';
import { startProduct } from '../../support/product.js';
import { startRedis, type TestRedis } from '../../support/redis.js';
import { jobsApiSuite } from './jobs-api.suite.js';

describe('the job API on the PostgreSQL engine, with queues on Redis', () => {
  let redis: TestRedis;
  jobsApiSuite(async () => {
    redis = await startRedis();
    return startProduct({ DATABASE_POOL_SIZE: '2', REDIS_URL: redis.url, SEARCH_ENGINE: 'postgres' });
  });
  afterAll(() => redis?.stop());
});
