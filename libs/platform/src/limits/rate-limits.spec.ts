import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase, testSettings } from '../../../../test/support/database.js';
import { startRedis, type TestRedis } from '../../../../test/support/redis.js';
import { createDataSource } from '../database/create-data-source.js';
import { Database } from '../database/database.js';
import { DomainError } from '../errors/domain-error.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { RateLimits } from './rate-limits.js';

const LIMIT = { points: 5, seconds: 60 };
let testDatabase: TestDatabase;
let redis: TestRedis;

beforeAll(async () => {
  [testDatabase, redis] = await Promise.all([createTestDatabase(), startRedis()]);
});
afterAll(async () => {
  await testDatabase?.drop();
  await redis?.stop();
});

describe.each([
  ['PostgreSQL', () => ({})],
  ['Redis', () => ({ REDIS_URL: redis.url })],
])('RateLimits on %s', (_store, environment) => {
  it('lets exactly so many through, over two processes at a time', async () => {
    const processes = await Promise.all([start(environment()), start(environment())]);
    const uses = await Promise.allSettled(
      Array.from({ length: 20 }, (_, use) => processes[use % 2]?.limits.consume('test', 'one', LIMIT)),
    );
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await processes[0]?.limits.consume('test', 'another', LIMIT);
    await Promise.all(processes.map(({ stop }) => stop()));
  });

  it('says how long to wait', async () => {
    const { limits, stop } = await start(environment());
    const use = () => limits.consume('wait', 'one', { points: 1, seconds: 30 });
    await use();
    const refusal: unknown = await use().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DomainError);
    const { kind, params } = refusal as DomainError;
    expect(kind).toBe('limited');
    expect(params.retryAfter).toBeGreaterThan(25);
    expect(params.retryAfter).toBeLessThanOrEqual(30);
    await stop();
  });

  it('counts what was done, and nothing of what was refused, by it or by another limit', async () => {
    const { limits, stop } = await start(environment());
    const limit = { points: 2, seconds: 30 };
    const full = { name: 'full', key: 'one', limit: { points: 1, seconds: 30 } };
    const use = { name: 'done', key: 'one', limit };
    await limits.counting([use, full], async () => undefined);
    expect(await limits.used('done', 'one', limit)).toBe(1);
    await expect(limits.counting([use, full], async () => undefined)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(limits.counting([use], () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await limits.used('done', 'one', limit)).toBe(1);
    await stop();
  });

  it('takes a use back, and tells without counting how many there were', async () => {
    const { limits, stop } = await start(environment());
    const limit = { points: 2, seconds: 30 };
    await limits.consume('back', 'one', limit);
    await limits.consume('back', 'one', limit);
    expect(await limits.used('back', 'one', limit)).toBe(2);
    await limits.giveBack('back', 'one', limit);
    expect(await limits.used('back', 'one', limit)).toBe(1);
    await limits.consume('back', 'one', limit);
    await expect(limits.consume('back', 'one', limit)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await limits.used('back', 'another', limit)).toBe(0);
    await stop();
  });
});

async function start(environment: Record<string, string>) {
  const settings = testSettings(testDatabase.url, environment);
  const dataSource = await createDataSource(settings, []).initialize();
  const redis = new RedisConnection(settings);
  const limits = new RateLimits(settings, new Database(dataSource), redis);
  return {
    limits,
    stop: async () => {
      redis.onApplicationShutdown();
      await dataSource.destroy();
    },
  };
}
