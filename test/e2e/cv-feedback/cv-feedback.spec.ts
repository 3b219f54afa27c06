import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { describeAnswering } from './answering.suite.js';
import { FeedbackStage } from './feedback-stage.js';
import { describeMailbox } from './mailbox.suite.js';
import { describeSending } from './sending.suite.js';

let stage: FeedbackStage;

beforeAll(async () => {
  stage = await FeedbackStage.set();
});
afterAll(() => stage?.clear());
beforeEach(() => stage.begin());

describeSending(() => stage);
describeAnswering(() => stage);
describeMailbox(() => stage);
