import { afterAll, beforeAll } from '@jest/globals';
import { MatchingStage } from './matching-stage.js';
import { describeMatchingUpToDate } from './matching-up-to-date.suite.js';

let stage: MatchingStage;

beforeAll(async () => {
  stage = await MatchingStage.open();
});
afterAll(() => stage?.test.close());

describeMatchingUpToDate(() => stage);
