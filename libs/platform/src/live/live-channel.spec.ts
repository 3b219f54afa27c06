import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase, testSettings } from '../../../../test/support/database.js';
import { eventually } from '../../../../test/support/eventually.js';
import { createDataSource } from '../database/create-data-source.js';
import { Database } from '../database/database.js';
import { PgListener } from '../database/pg-listener.js';
import type { JsonObject } from '../outbox/domain-event.js';
import { LiveChannel, type LiveNews } from './live-channel.js';

let test: TestDatabase;
let database: Database;
let listener: PgListener;
let channel: LiveChannel;
/** Of another process: it never listens. */
let sender: LiveChannel;
let heard: LiveNews[];
let stop: () => void;

beforeAll(async () => {
  test = await createTestDatabase();
  const settings = testSettings(test.url);
  database = new Database(await createDataSource(settings, []).initialize());
  listener = new PgListener(settings);
  channel = new LiveChannel(listener);
  sender = new LiveChannel(new PgListener(settings));
  channel.listen('nobody:0', () => undefined)();
  await eventually(() => expect(listener.isConnected).toBe(true));
});
afterAll(async () => {
  await listener?.onModuleDestroy();
  await database?.dataSource.destroy();
  await test?.drop();
});
beforeEach(() => {
  heard = [];
  stop = channel.listen('company:1', (news) => heard.push(news));
});
afterEach(() => stop());

const announce = (topic: string, payload: JsonObject) =>
  database.transaction((tx) => sender.announce(tx, topic, payload));
const told = (payload: JsonObject): LiveNews => ({ lost: false, payload });

describe('LiveChannel', () => {
  it('tells another process what was announced for a topic once that is committed, and nothing of others or of what is rolled back', async () => {
    const failed = database.transaction(async (tx) => {
      await sender.announce(tx, 'company:1', { kind: 'rolled-back' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await announce('company:11', { kind: 'of-another' });
    await announce('candidate:1', { kind: 'of-another' });
    await announce('company:1', { kind: 'moved', ids: [3, 4] });
    await eventually(() => expect(heard).toEqual([told({ kind: 'moved', ids: [3, 4] })]));
  });

  it('tells everybody who listens, and nobody who has stopped', async () => {
    const other: LiveNews[] = [];
    const stopOther = channel.listen('company:1', (news) => other.push(news));
    await announce('company:1', { kind: 'first' });
    await eventually(() => expect([heard.length, other.length]).toEqual([1, 1]));
    stopOther();
    await announce('company:1', { kind: 'second' });
    await eventually(() => expect(heard).toHaveLength(2));
    expect(other).toHaveLength(1);
  });

  it('refuses what is more than a notification holds', async () => {
    const ids = Array.from({ length: 2_000 }, (_, n) => 2_147_480_000 + n);
    await expect(announce('company:1', { kind: 'moved', ids })).rejects.toThrow('too long');
  });

  it('says that something may be missed after the connection was lost', async () => {
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
    );
    await eventually(() => expect(heard).toEqual([{ lost: true }]));
    await announce('company:1', { kind: 'later' });
    await eventually(() => expect(heard).toEqual([{ lost: true }, told({ kind: 'later' })]));
  });
});
