import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReindexOffers } from '@babelboard/search';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { serveMetrics } from '../../../apps/serve-metrics.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { rawRequest } from '../../support/raw-request.js';
import { startRedis, type TestRedis } from '../../support/redis.js';

let redis: TestRedis;
let api: TestApi;
let inside: Server;

beforeAll(async () => {
  redis = await startRedis();
  api = await startTestApi({ REDIS_URL: redis.url });
  inside = (await serveMetrics(api.app, 0, '127.0.0.1')) as Server;
});
afterAll(async () => {
  inside?.close();
  await api?.stop();
  await redis?.stop();
});

const publicly = (path: string, headers: Record<string, string> = {}) => rawRequest(api.url + path, headers);
const within = (path: string) => rawRequest(`http://127.0.0.1:${(inside.address() as AddressInfo).port}${path}`);
const readiness = async (answer: ReturnType<typeof within>) => {
  const { status, body } = await answer;
  const { parts } = JSON.parse(String(body)) as { parts: Record<string, string> };
  return { status, parts };
};

describe('measurements', () => {
  it.each([
    '/metrics',
    '/metrics/',
    '/metrics//',
    '//metrics',
    '/METRICS',
    '/Metrics/',
    '/%6Detrics',
    '/metrics%2F',
    '/./metrics',
    '/x/../metrics',
    '/metrics;x',
    '/metrics?x',
    '/api/metrics',
    '/api/../metrics',
  ])('are not shown where everybody comes in, however one writes %s', async (path) => {
    const { body } = await publicly(path);
    expect(String(body)).not.toContain('process_cpu_seconds_total');
  });

  it('are shown on a port of their own, and nothing else', async () => {
    const { status, headers, body } = await within('/metrics');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(String(body)).toContain('process_cpu_seconds_total');
    expect((await within('/')).status).toBe(404);
    expect((await within('/api/jobs')).status).toBe(404);
    expect((await within('/health/live')).status).toBe(200);
  });
});

describe('readiness', () => {
  it('waits for the first index that holds all offers', async () => {
    expect(await readiness(publicly('/api/health/ready'))).toMatchObject({
      status: 503,
      parts: { database: 'ok', search: 'being built' },
    });
    await api.app.get(CommandBus).execute(new ReindexOffers());
    expect(await readiness(publicly('/api/health/ready'))).toMatchObject({ status: 200, parts: { search: 'ok' } });
  });

  it('names Redis while it does not answer, without hanging, and limits do not hang either', async () => {
    expect(await readiness(publicly('/api/health/ready'))).toEqual({
      status: 200,
      parts: { database: 'ok', redis: 'ok', search: 'ok', work: 'ok' },
    });
    redis.freeze();
    try {
      const answers = await Promise.all([publicly('/api/health/ready'), within('/health/ready')].map(readiness));
      expect(answers).toEqual([
        { status: 503, parts: { database: 'ok', redis: 'failing', search: 'ok', work: 'ok' } },
        { status: 503, parts: { database: 'ok', redis: 'failing' } },
      ]);
      // Reading does not need it.
      expect((await publicly('/api/jobs')).status).toBe(200);
    } finally {
      redis.resume();
    }
    await eventually(async () => expect((await readiness(publicly('/api/health/ready'))).status).toBe(200));
    await redis.stop();
    await eventually(async () =>
      expect(await readiness(within('/health/ready'))).toMatchObject({ status: 503, parts: { redis: 'failing' } }),
    );
  });
});

describe('/dev/mailbox', () => {
  it('answers the host of the site alone, for any other may lead here by DNS', async () => {
    const { host, port } = new URL(api.url);
    expect((await publicly('/dev/mailbox', { Host: host.toUpperCase() })).status).toBe(200);
    for (const other of [
      'evil.example',
      `evil.example:${port}`,
      'localhost',
      `localhost.evil.example:${port}`,
      `127.0.0.1:${port}`,
    ]) {
      for (const path of ['/dev/mailbox', '/dev/mailbox/', '/DEV/mailbox?to=a']) {
        const { status, body } = await publicly(path, { Host: other, Accept: 'application/json' });
        expect([other, status]).toEqual([other, 404]);
        expect(String(body)).not.toContain('Mailbox');
      }
    }
    expect((await publicly('/dev/mailbox', { Host: 'evil.example', 'X-Forwarded-Host': host })).status).toBe(404);
  });

  it('answers nobody whom a proxy brings', async () => {
    const { host } = new URL(api.url);
    for (const name of ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via']) {
      const { status } = await publicly('/dev/mailbox', { Host: host, [name]: 'for=203.0.113.9' });
      expect([name, status]).toEqual([name, 404]);
    }
  });
});
