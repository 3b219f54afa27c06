import { afterAll, beforeAll } from '@jest/globals';
import { startRedis, type TestRedis } from '../../support/redis.js';
import { describeErasure } from './erasure.suite.js';
import { describeRawSecrets } from './raw-secrets.suite.js';

let redis: TestRedis;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

describeErasure('PostgreSQL', () => undefined);
describeErasure('Redis', () => redis.url);
describeRawSecrets('Redis', () => redis.url);
