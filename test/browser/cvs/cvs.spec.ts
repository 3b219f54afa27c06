import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../support/browser.js';
import { type RunningProduct, sharedProduct } from '../../support/product.js';
import { describeDocuments } from './documents.suite.js';
import { describeFiles } from './files.suite.js';
import { describeKeyboard } from './keyboard.suite.js';

let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(() => browser?.close());

const started = () => ({ product, browser });

describeKeyboard(started);
describeFiles(started);
describeDocuments(started);
