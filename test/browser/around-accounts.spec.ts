import { afterAll, beforeAll, describe } from '@jest/globals';
import { type AccountPlace, startAccountPlace } from './account-place.js';
import { describeContactAndTexts } from './contact-and-texts.suite.js';
import { DemoPeople } from './demo-people.js';
import { describeKeptOffer } from './favorites/kept-offer.suite.js';
import { describeKeptInBrowser } from './kept-in-browser.suite.js';
import { describeOneKindOfPeople } from './one-kind-of-people.suite.js';

// One product serves all of these: starting it takes longer than most of them.
let place: AccountPlace;

beforeAll(async () => {
  place = await startAccountPlace();
});
afterAll(() => place?.stop());

describe('people of the demo', () => {
  let demo: DemoPeople;

  beforeAll(async () => {
    demo = await DemoPeople.signIn(place.product, place.browser);
  });
  afterAll(() => demo?.leave());

  describeOneKindOfPeople(() => demo);
});
describeKeptOffer(() => place);
describeKeptInBrowser(() => ({ url: place.product.url, browser: place.browser, otherSite: 'Workplace' }));
describeContactAndTexts(() => place);
