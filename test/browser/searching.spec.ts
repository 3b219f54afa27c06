import { afterAll, beforeAll, describe } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { startProduct, type TestProduct } from '../support/product.js';
import { describeFilters } from './filters.suite.js';
import { describeLongLists } from './list-behaviour.suite.js';
import { describeSearchBox } from './search-box.suite.js';

// One product serves all of these, each with a board of its own: starting one takes longer than any of them.
let product: TestProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ WARM_UP: 'true' }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

// In groups of their own: the board of each is made when its turn has come.
describe('filters', () => describeFilters(() => ({ product, browser })));
describe('the search', () => describeSearchBox(() => ({ product, browser })));
describe('lists', () => describeLongLists(() => ({ product, browser })));
