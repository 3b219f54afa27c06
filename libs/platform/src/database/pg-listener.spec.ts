import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase, testSettings } from '../../../../test/support/database.js';
import { eventually } from '../../../../test/support/eventually.js';
import { PgListener } from './pg-listener.js';

/** Nothing in SQL can be called so: to listen to it fails, and the connection lives on. */
const NAMELESS = '';

let database: TestDatabase;
let source: DataSource;
let listener: PgListener;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  listener = new PgListener(testSettings(database.url));
});
afterAll(async () => {
  await listener.onModuleDestroy();
  await source.destroy();
  await database.drop();
});

const connections = () =>
  source.query(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
  );

describe('PgListener', () => {
  it('ends a connection that it gives up: it would go on telling beside the next', async () => {
    const heard: string[] = [];
    listener.listen('news', (payload) => heard.push(payload));
    await eventually(async () => expect(await connections()).toHaveLength(1));
    await eventually(() => expect(listener.isConnected).toBe(true));
    await source.query(`NOTIFY news, 'first'`);
    await eventually(() => expect(heard).toContain('first'));

    listener.listen(NAMELESS, () => undefined);
    await eventually(() => expect(listener.isConnected).toBe(false));
    await eventually(async () => expect(await connections()).toEqual([]));
  });
});
