import { CompanySettingsChanged } from '@babelboard/companies/contract';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { insertOffers, PLAIN_OFFER } from '../../../../test/support/offer-rows.js';
import { handTwice } from '../../../../test/support/reactions.js';

let test: TestApplication;
let companyId: number;
let live: number;

beforeAll(async () => {
  test = await createTestApplication({
    DATABASE_POOL_SIZE: '2',
    MEILISEARCH_URL: 'http://127.0.0.1:1',
    MEILISEARCH_KEY: 'a-key-that-nobody-knows',
  });
  const [first = 0, paused] = await insertOffers(test.app, [
    { ...PLAIN_OFFER, title: 'Porter', company: 'Kontor' },
    { ...PLAIN_OFFER, title: 'Cook', company: 'Kontor' },
    { ...PLAIN_OFFER, title: 'Baker', company: 'Another' },
  ]);
  live = first;
  await database().query(`UPDATE offer SET state = 'paused' WHERE id = $1`, [paused]);
  const [row] = await database().query<{ id: number }>('SELECT company_id AS id FROM offer WHERE id = $1', [live]);
  companyId = row?.id as number;
});
afterAll(() => test?.close());
beforeEach(() => database().query('TRUNCATE projection_mark'));

const database = () => test.app.get(Database);
const changed = (renamed: boolean) =>
  handTwice(test.app, 'search.mark-offers-of-renamed-company', new CompanySettingsChanged({ companyId, renamed }));
const marks = () => database().query('SELECT projection, subject_id AS id FROM projection_mark ORDER BY 1, 2');

describe('a company under a new name', () => {
  it('has its live offers indexed anew by every engine, and no others', async () => {
    await changed(true);
    expect(await marks()).toEqual([
      { projection: 'search.offers.meilisearch', id: live },
      { projection: 'search.offers.postgres', id: live },
    ]);
  });

  it('costs nothing where it has the same name as before', async () => {
    await changed(false);
    expect(await marks()).toEqual([]);
  });
});
