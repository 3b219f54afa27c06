import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from '../../support/api.js';
import { describeDrafts } from './drafts.suite.js';
import { describeOfferFigures } from './offer-figures.suite.js';
import { describeOfferHints } from './offer-hints.suite.js';
import { describeOfferLists } from './offer-lists.suite.js';
import { describeOfferReaders } from './offer-readers.suite.js';
import { describeOfferStates } from './offer-states.suite.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

describeDrafts(() => api);
describeOfferStates(() => api);
describeOfferLists(() => api);
describeOfferHints(() => api);
describeOfferFigures(() => api);
describeOfferReaders(() => api);
