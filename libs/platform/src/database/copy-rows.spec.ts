import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { copyRows } from './copy-rows.js';
import { createDataSource } from './create-data-source.js';
import { Database } from './database.js';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  // One connection: what follows a failure runs on the same.
  const settings = { databaseUrl: testDatabase.url, databasePoolSize: 1 };
  database = new Database(await createDataSource(settings, []).initialize());
  await database.query('CREATE TABLE copied (id int PRIMARY KEY, text text, made timestamptz, good boolean)');
});
afterAll(async () => {
  await database.dataSource.destroy();
  await testDatabase.drop();
});

const COLUMNS = ['id', 'text', 'made', 'good'];
const copy = (tx: EntityManager, rows: Parameters<typeof copyRows>[3]) => copyRows(tx, 'copied', COLUMNS, rows);

describe('copyRows', () => {
  it('brings every text through as it is', async () => {
    const made = new Date('2026-11-21T12:00:00.123Z');
    const texts = ['plain', '', '\\N', '\\.', 'a\tb\nc\rd\\e', 'Ω 漢字 🙂', 'x'.repeat(300_000), null];
    await database.transaction((tx) =>
      copy(
        tx,
        texts.map((text, id) => [id, text, made, id % 2 === 0]),
      ),
    );
    expect(await database.query('SELECT id, text, made, good FROM copied ORDER BY id')).toEqual(
      texts.map((text, id) => ({ id, text, made, good: id % 2 === 0 })),
    );
  });

  it('fails as a whole with what the server says, and leaves the connection as good as before', async () => {
    await database.query('TRUNCATE copied');
    const twice = database.transaction(async (tx) => {
      await copy(tx, [[1, 'kept?', null, null]]);
      await copy(tx, [[1, 'the same again', null, null]]);
    });
    await expect(twice).rejects.toThrow(/duplicate key/);
    await database.transaction((tx) => copy(tx, [[2, 'after it', null, true]]));
    expect(await database.query('SELECT id FROM copied')).toEqual([{ id: 2 }]);
  });

  it('wants a transaction', async () => {
    await expect(copy(database.dataSource.manager, [])).rejects.toThrow('transaction');
  });
});
