import { describe, expect, it } from '@jest/globals';
import { coverSpans } from './spans.js';

describe('covered stretches of a text', () => {
  it.each([
    [
      'apart',
      [
        [0, 1],
        [3, 4],
      ],
      '*bc*ef',
    ],
    [
      'in another order',
      [
        [3, 4],
        [0, 1],
      ],
      '*bc*ef',
    ],
    [
      'that overlap',
      [
        [0, 3],
        [2, 5],
      ],
      '*f',
    ],
    [
      'one within another',
      [
        [0, 5],
        [1, 2],
      ],
      '*f',
    ],
    [
      'that touch',
      [
        [0, 2],
        [2, 4],
      ],
      '*ef',
    ],
    ['none', [], 'abcdef'],
  ] as [string, [number, number][], string][])('are one sign each: %s', (_how, spans, covered) => {
    const all = spans.map(([start, end]) => ({ start, end }));
    expect(coverSpans('abcdef', all, '*')).toBe(covered);
  });
});
