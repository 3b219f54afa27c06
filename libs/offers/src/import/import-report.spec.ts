import { describe, expect, it } from '@jest/globals';
import { emptyReport, failureOf } from './import-report.js';

describe('an import', () => {
  it.each([
    ['of a file that is cut off', { rows: 3, created: 3, complete: false }, 'cut off'],
    ['of an empty list', { rows: 0, complete: true }, 'holds no ads'],
    ['of which every row is refused', { rows: 2, refused: 2, complete: true }, 'Every row was refused'],
  ])('%s has failed', (_, counted, why) => {
    expect(failureOf({ ...emptyReport(), ...counted })).toContain(why);
  });

  it('of which some rows are refused has not, and one that changes nothing neither', () => {
    expect(failureOf({ ...emptyReport(), rows: 3, refused: 1, created: 2, complete: true })).toBeNull();
    expect(failureOf({ ...emptyReport(), rows: 3, unchanged: 3, complete: true })).toBeNull();
  });
});
