import { afterAll, beforeAll } from '@jest/globals';
import { CrawledBoard } from './crawled-board.js';
import { describeListFeeds } from './list-feeds.suite.js';
import { describePublicOffers } from './public-offers.suite.js';
import { describeSitemap } from './sitemap.suite.js';

// One board serves all of these, the last one changes it.
let board: CrawledBoard;

beforeAll(async () => {
  board = await CrawledBoard.start();
});
afterAll(() => board?.stop());

describeSitemap(() => board);
describeListFeeds(() => board);
describePublicOffers(() => board);
