import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase, testSettings } from '../../../../test/support/database.js';
import { createDataSource } from './create-data-source.js';
import { Database } from './database.js';

let test: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  test = await createTestDatabase();
  source = await createDataSource(testSettings(test.url), []).initialize();
});
afterAll(async () => {
  await source?.destroy();
  await test?.drop();
});

describe('the database connection', () => {
  it('gives days as text, moments as dates and numbers as numbers', async () => {
    const [row] = await new Database(source).query(
      `SELECT date '2026-03-01' AS day, null::date AS no_day, timestamptz '2026-03-01T10:00:00Z' AS moment, 7 AS number`,
    );
    expect(row).toEqual({ day: '2026-03-01', no_day: null, moment: new Date('2026-03-01T10:00:00Z'), number: 7 });
  });
});
