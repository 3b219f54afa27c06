import { describe, expect, it } from '@jest/globals';
import { summarise } from './rating-summary.js';

describe('what ratings come to', () => {
  it('is their average and how many gave each score; who skipped counts apart', () => {
    expect(
      summarise([
        { score: 5, count: 3 },
        { score: 2, count: 1 },
        { score: null, count: 7 },
      ]),
    ).toEqual({ byScore: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 3 }, total: 4, average: 4.25, skipped: 7 });
  });

  it('is no average where nobody rated', () => {
    expect(summarise([{ score: null, count: 2 }])).toMatchObject({ total: 0, average: null, skipped: 2 });
  });
});
