import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PeopleSearch } from '../../../libs/cv-search/src/searching/people-search.js';
import { eventually } from '../../support/eventually.js';
import {
  createPeopleStage,
  type PeopleStage,
  PLAIN_PERSON,
  peopleQuery,
  stagePeople,
} from '../../support/people-stage.js';

let stage: PeopleStage;

beforeAll(async () => {
  stage = await createPeopleStage();
});

afterAll(async () => {
  await stage?.close();
});

it('people are found by PostgreSQL while Meilisearch is down, and by nobody before an index is built', async () => {
  const search = stage.app.get(PeopleSearch, { strict: false });
  await expect(search.search(peopleQuery({}))).rejects.toMatchObject({ code: 'SEARCH_UNAVAILABLE' });
  await expect(search.totals([peopleQuery({})])).rejects.toMatchObject({ code: 'SEARCH_UNAVAILABLE' });
  await stagePeople(stage.app, [{ ...PLAIN_PERSON, id: 1, titles: ['Nurse'] }]);
  const nurses = peopleQuery({ words: 'nurses' });
  expect(await search.search(nurses)).toMatchObject({ ids: [1], total: 1 });
  await stage.meilisearch.crash();
  // What only the standby knows tells who answers.
  await stage.app.get(Database).query('UPDATE cv_search_index.person SET account_id = 2');
  for (let round = 0; round < 5; round += 1) {
    expect(await search.search(nurses)).toMatchObject({ ids: [2], total: 1 });
  }
  expect(await search.totals([nurses])).toEqual([1]);
  await stage.meilisearch.start();
  await eventually(async () => expect(await search.search(nurses)).toMatchObject({ ids: [1] }));
});
