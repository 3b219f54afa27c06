import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { startRedis, type TestRedis } from '../../support/redis.js';
import { describeQueueDashboard } from './queue-dashboard.suite.js';

let redis: TestRedis;
let api: TestApi;

beforeAll(async () => {
  redis = await startRedis();
  api = await startTestApi({ REDIS_URL: redis.url });
});
afterAll(async () => {
  await api.stop();
  await redis.stop();
});

describeQueueDashboard('Redis', () => api);
