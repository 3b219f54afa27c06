import { describe, expect, it } from '@jest/globals';
import { foldSpelling } from './fold-spelling.js';

describe('foldSpelling', () => {
  it.each([
    ['  Ｊａｖａ \t Script ', 'java script'],
    ['Cafe\u0301', 'café'],
    ['ΟΔΗΓΌΣ', 'οδηγός'],
    ['C#', 'c#'],
    ['', ''],
  ])('of %p is %p', (text, folded) => {
    expect(foldSpelling(text)).toBe(folded);
  });
});
