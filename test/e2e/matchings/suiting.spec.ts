import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestDatabase } from '../../support/database.js';
import { MatchingStage } from './matching-stage.js';
import { describeSuitingPeople } from './suiting-people.suite.js';

let api: TestApi;
let stage: MatchingStage;

beforeAll(async () => {
  const database = await createTestDatabase();
  api = await startTestApi({}, database);
  stage = await MatchingStage.open(database);
});
afterAll(async () => {
  await api?.stop();
  await stage?.test.close();
});

describeSuitingPeople(() => ({ api, stage }));
