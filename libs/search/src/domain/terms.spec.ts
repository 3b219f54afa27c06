import { describe, expect, it } from '@jest/globals';
import { EVERY_OFFER, HIDDEN_OFFER, readTerm, type TermGroup, termOf, termRange } from './terms.js';

const GROUPS: TermGroup[] = ['country', 'city', 'language', 'remote', 'salary', 'company'];

describe('terms', () => {
  it('lead back to their group and id', () => {
    expect(readTerm(termOf('city', 2_950_159))).toEqual({ group: 'city', id: 2_950_159 });
    expect(readTerm(EVERY_OFFER).group).toBeUndefined();
    expect(readTerm(HIDDEN_OFFER).group).toBeUndefined();
  });

  it('keep groups apart: the same id is another term in each, within the range of its group', () => {
    const terms = GROUPS.map((group) => termOf(group, 276));
    expect(new Set(terms).size).toBe(GROUPS.length);
    for (const [index, group] of GROUPS.entries()) {
      const [first, last] = termRange(group);
      expect(terms[index]).toBeGreaterThan(first);
      expect(terms[index]).toBeLessThanOrEqual(last);
      expect(GROUPS.filter((other) => readTerm(last).group === other)).toEqual([group]);
    }
  });

  it.each([0, -1, 1.5, Number.NaN, 5_000_000_000])('of the impossible id %s is one that no offer has', (id) => {
    const [first] = termRange('city');
    expect(termOf('city', id)).toBe(first);
  });
});
