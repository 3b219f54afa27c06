import { afterAll, beforeAll } from '@jest/globals';
import { describeLanguagesISpeak } from './languages-i-speak.suite.js';
import { describeMinisites } from './minisite.suite.js';
import { type OfferBoard, startOfferBoard } from './offer-board.js';
import { describeOfferPages } from './offer-page.suite.js';
import { describeReports } from './report.suite.js';

// One board serves all of these: starting it takes longer than any of them.
let board: OfferBoard;

beforeAll(async () => {
  board = await startOfferBoard();
}, 180_000);
afterAll(() => board?.stop());

describeOfferPages(() => board);
describeLanguagesISpeak(() => board);
describeReports(() => board);
describeMinisites(() => board);
