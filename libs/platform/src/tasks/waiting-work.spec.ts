import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { MovableClock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { Metrics } from '../metrics/metrics.js';
import { WaitingWork } from './waiting-work.js';

let test: TestDatabase;
let source: DataSource;
const clock = new MovableClock(new Date());

beforeAll(async () => {
  test = await createTestDatabase();
  source = await new DataSource({ type: 'postgres', url: test.url }).initialize();
});
afterAll(async () => {
  await source.destroy();
  await test.drop();
});

describe('WaitingWork', () => {
  it('tells of what has waited for minutes, and shows it as a metric', async () => {
    const metrics = new Metrics();
    const waiting = new WaitingWork(new Database(source), clock, metrics);
    await source.query(
      `INSERT INTO outbox_message (event_id, type, payload, occurred_at)
       SELECT gen_random_uuid(), 'test.lamp-lit.v2', '{}', now() FROM generate_series(1, 3)`,
    );
    const task = `INSERT INTO waiting_task (id, task, event_type, data, since, not_before) VALUES ($1, $2, $3, '{}', now(), now())`;
    await source.query(task, [randomUUID(), 'test.mail-lamp', 'test.lamp-lit.v1']);
    await source.query(task, [randomUUID(), 'test.tick', '']);
    await source.query(`INSERT INTO file_removal (key, since, tries) VALUES ('cvs/1', now(), 2), ('cvs/2', now(), 0)`);
    expect(await waiting.list()).toEqual([]);
    // Well above five minutes: the rows have the time of the server, which is later than when this clock was set.
    clock.advance(400_000);
    expect(await waiting.list()).toEqual([
      { kind: 'event', name: 'test.lamp-lit.v2', count: 3, oldest: expect.any(Date) },
      { kind: 'file', name: 'removal', count: 1, oldest: expect.any(Date) },
      { kind: 'task', name: 'test.mail-lamp', count: 1, oldest: expect.any(Date) },
    ]);
    expect(await metrics.registry.metrics()).toContain(
      'babelboard_waiting_work{kind="event",name="test.lamp-lit.v2"} 3',
    );
    await source.query('TRUNCATE outbox_message, waiting_task, file_removal');
    expect(await metrics.registry.metrics()).not.toContain('babelboard_waiting_work{');
  });
});
