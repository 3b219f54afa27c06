import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestDatabase } from '../../support/database.js';
import { MatchingStage } from './matching-stage.js';
import { describeMatchingsApi } from './matchings-api.suite.js';

let api: TestApi;
let stage: MatchingStage;

beforeAll(async () => {
  const database = await createTestDatabase();
  api = await startTestApi({ TRUST_PROXY: '1' }, database);
  stage = await MatchingStage.open(database);
});
afterAll(async () => {
  await api?.stop();
  await stage?.test.close();
});

describeMatchingsApi(() => ({ api, stage }));
