import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { MatchingStage } from './matching-stage.js';
import { describeMatchingsApi } from './matchings-api.suite.js';

let api: TestApi;
let stage: MatchingStage;

beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
  stage = await MatchingStage.on(api);
});
afterAll(() => api?.stop());

describeMatchingsApi(() => ({ api, stage }));
