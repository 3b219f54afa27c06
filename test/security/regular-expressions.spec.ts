import { expect, it } from '@jest/globals';
import { findSlowExpressions } from './regular-expressions.js';

/** Who uploads a file chooses every character that these read. The whole of the sources is looked at with the long suites. */
const READ_FILES = ['libs/cv-reading/src', 'libs/document-reading/src', 'libs/profile-documents/src', 'libs/cvs/src'];

it('no file can make an expression run for very long', async () => {
  const { slow, seen } = await findSlowExpressions(READ_FILES);
  expect(slow).toEqual([]);
  expect(seen).toBeGreaterThan(150);
});
