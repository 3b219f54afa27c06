import { describe, it } from '@jest/globals';
import { sharedProduct } from '../support/product.js';
import { expectSoundPostings } from './postings.js';

const OFFERS = 500;
const PART = 100;

describe(`${OFFERS} offers`, () => {
  it.each(Array.from({ length: OFFERS / PART }, (_, part) => part))(
    'have structured data that Google takes, and every value of it stands on the page: part %#',
    async (part) => {
      await expectSoundPostings(await sharedProduct(), { count: PART, from: part * PART });
    },
  );
});
