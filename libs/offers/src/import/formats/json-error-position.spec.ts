import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jsonErrorPosition } from './json-error-position.js';

describe('jsonErrorPosition', () => {
  it.each([
    ['{"a": nope}', 6],
    ['{"a": 1 "b": 2}', 8],
    ['{"a": 1,}', 8],
    ['[1,]', 3],
    ["{'a': 1}", 1],
    ['{"a": "x\ny"}', 8],
    ['{"a": "\\x"}', 7],
    ['{"a": 01}', 6],
    ['{"a": 1}}', 8],
    ['{"a": 1]', 7],
    ['{"a"', 4],
    ['{"a": "cut', 10],
    ['', 0],
  ])('points into %j', (text, position) => {
    expect(jsonErrorPosition(text)).toBe(position);
  });

  it('finds no fault in sound JSON, and one inside of what JSON.parse refuses', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom('', '"', '{', ']', ',', '\\', 'x'), (json, at, other) => {
        const index = at % json.length;
        const damaged = json.slice(0, index) + other + json.slice(index + 1);
        const position = jsonErrorPosition(damaged);
        expect(jsonErrorPosition(json)).toBe(json.length);
        expect(position).toBeLessThanOrEqual(damaged.length);
        if (position < damaged.length) {
          expect(() => JSON.parse(damaged)).toThrow();
        }
      }),
      { numRuns: 500 },
    );
  });
});
