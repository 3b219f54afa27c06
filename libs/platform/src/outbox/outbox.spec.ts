import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { MovableClock } from '../clock/clock.js';
import { domainEvent } from './domain-event.js';
import { OUTBOX_CHANNEL, Outbox } from './outbox.js';

class LampLit extends domainEvent<{ lamp: number }>('test.lamp-lit.v1') {}

let test: TestDatabase;
let source: DataSource;
let listener: pg.Client;
let woken = 0;
const clock = new MovableClock(new Date('2026-11-25T00:00:00Z'));

beforeAll(async () => {
  test = await createTestDatabase();
  source = await new DataSource({ type: 'postgres', url: test.url }).initialize();
  listener = new pg.Client({ connectionString: test.url });
  await listener.connect();
  listener.on('notification', () => {
    woken += 1;
  });
  await listener.query(`LISTEN ${OUTBOX_CHANNEL}`);
});
afterAll(async () => {
  await listener.end();
  await source.destroy();
  await test.drop();
});
beforeEach(async () => {
  await source.query('TRUNCATE outbox_message');
  woken = 0;
});

const light = (...lamps: number[]) =>
  source.transaction((tx) => new Outbox(clock).add(tx, ...lamps.map((lamp) => new LampLit({ lamp }))));

/** Notifications come in the order of commits: once its own is here, all others are. */
async function timesWoken(): Promise<number> {
  await listener.query('SELECT 1');
  return woken;
}

describe('Outbox', () => {
  it('wakes the relay for the first of many events only', async () => {
    for (let lamp = 0; lamp < 40; lamp += 2) {
      await light(lamp, lamp + 1);
    }
    expect(await source.query('SELECT count(*)::int AS n FROM outbox_message')).toEqual([{ n: 40 }]);
    expect(await timesWoken()).toBe(1);
  });

  it('wakes it again when the events before are gone, or wait for another version', async () => {
    await light(1);
    await source.query('DELETE FROM outbox_message');
    await light(2);
    expect(await timesWoken()).toBe(2);
    clock.advance(2_000);
    await light(3);
    expect(await timesWoken()).toBe(3);
  });
});
