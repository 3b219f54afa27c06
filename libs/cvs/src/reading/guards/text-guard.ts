import { decodeText } from '@babelboard/document-reading/contract';
import { FEWEST_LETTERS } from '../../domain/cv-limits.js';
import { Refused } from './refused.js';

const LETTER = /\p{L}/gu;

/** @throws Refused CV_EMPTY where hardly a word stands in it, whatever its bytes are */
export function guardText(bytes: Buffer): void {
  const text = decodeText(bytes);
  // Counted without a list of them: a text may be ten megabytes.
  if (text.length - text.replace(LETTER, '').length < FEWEST_LETTERS) {
    throw new Refused('CV_EMPTY');
  }
}
