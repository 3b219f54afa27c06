import { describe, expect, it } from '@jest/globals';
import { readKeywords } from './keywords.js';

describe('readKeywords', () => {
  it('joins keywords, each word once, the last one last', () => {
    expect(readKeywords(['Nurse night', 'nurse'])).toEqual({
      words: ['night', 'nurse'],
      text: 'Nurse night nurse',
      prefix: true,
    });
  });

  it('takes no operators', () => {
    expect(readKeywords(['"head of" -intern \\ foo:*']).text).toBe('head intern foo');
  });

  it('reads ten words', () => {
    expect(readKeywords(['b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1']).words).toHaveLength(10);
  });

  it.each<[string, boolean]>([
    ['nurse i', false],
    ['nurse it', false],
    ['nurse ita', true],
    ['', false],
  ])('takes the last word of %j for a beginning: %s', (keyword, prefix) => {
    expect(readKeywords([keyword]).prefix).toBe(prefix);
  });
});
