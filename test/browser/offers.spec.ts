import { afterAll, beforeAll, describe } from '@jest/globals';
import { describeHostileAds } from './hostile-ads.suite.js';
import { describeLanguagesISpeak } from './languages-i-speak.suite.js';
import { describeMinisites } from './minisite.suite.js';
import { type OfferBoard, startOfferBoard } from './offer-board.js';
import { describeOfferPages } from './offer-page.suite.js';
import { describeReports } from './report.suite.js';

// One product serves all of these: starting it takes longer than any of them. The last one has another board.
let board: OfferBoard;

beforeAll(async () => {
  board = await startOfferBoard();
});
afterAll(() => board?.stop());

describeOfferPages(() => board);
describeLanguagesISpeak(() => board);
describeReports(() => board);
describeMinisites(() => board);
// In a group of its own: its board is made when its turn has come.
describe('hostile ads', () => describeHostileAds(() => board));
