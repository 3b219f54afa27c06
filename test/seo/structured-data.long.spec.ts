import { it } from '@jest/globals';
import { sharedProduct } from '../support/product.js';
import { expectSoundPostings } from './postings.js';

it('500 offers have structured data that Google takes, and every value of it stands on the page', async () => {
  await expectSoundPostings(await sharedProduct(), 500);
});
