import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { recordStatements } from '../../../../test/support/statements.js';
import { CompanyDirectory } from './company-directory.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
  await test.app.get(Database).query(
    `INSERT INTO company (slug, name, name_key, state, created_at)
     SELECT 'house-' || n, 'House ' || n || ' of Ostwind', 'house ' || n || ' of ostwind', 'verified', now() FROM generate_series(1, 20000) n
     UNION ALL SELECT 'zephyr', 'Grand Zéphyr', 'grand zephyr', 'verified', now()
     UNION ALL SELECT 'zephyrs', 'Zephyrs', 'zephyrs', 'verified', now()
     UNION ALL SELECT 'hidden', 'Zephyr Gone', 'zephyr gone', 'verified', now()
     UNION ALL SELECT 'registered', 'Zephyr Anybody', 'zephyr anybody', 'pending', now()
     UNION ALL SELECT 'imported', 'New Zephyr', 'new zephyr', 'unclaimed', now()`,
  );
  await test.app.get(Database).query(`UPDATE company SET suspended_at = now() WHERE slug = 'hidden'`);
  await test.app.get(Database).query('ANALYZE company');
});
afterAll(() => test?.close());

const directory = () => test.app.get(CompanyDirectory, { strict: false });

describe('companies by their names', () => {
  it('are found by the beginning of any word, whose name begins so first, without suspended ones and those that are not verified', async () => {
    const found = await directory().named('Zéph', 10);
    expect(found.map(({ name }) => name)).toEqual(['Zephyrs', 'New Zephyr', 'Grand Zéphyr']);
    expect(await directory().named('ephyr', 10)).toEqual([]);
  });

  it('are there for who asks by their number, but for the same ones', async () => {
    const rows = await test.app
      .get(Database)
      .query<{ id: number; slug: string }>(`SELECT id, slug FROM company WHERE name LIKE '%Z_phyr%' ORDER BY slug`);
    const shown = await Promise.all(rows.map(async ({ id, slug }) => [slug, await directory().isShown(id)]));
    expect(Object.fromEntries(shown)).toEqual({
      hidden: false,
      imported: true,
      registered: false,
      zephyr: true,
      zephyrs: true,
    });
  });

  it('are found by an index, however many there are', async () => {
    const statements = recordStatements(test.app.get(Database).dataSource);
    await directory().named('zeph', 10);
    const [statement] = statements;
    const plan = await test.app.get(Database).query(`EXPLAIN ${statement}`, ['zeph', 10]);
    expect(JSON.stringify(plan)).toContain('company_name_words');
  });
});
