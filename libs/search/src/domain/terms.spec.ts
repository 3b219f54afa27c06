import { describe, expect, it } from '@jest/globals';
import { readTerm, remoteModeOf, remoteTerm, termOf, termRange, termsOfOffer } from './terms.js';

describe('terms', () => {
  it('keep groups apart and lead back to their ids', () => {
    expect(readTerm(termOf('city', 2_950_159))).toEqual({ group: 'city', id: 2_950_159 });
    expect(termOf('country', 276)).not.toBe(termOf('language', 276));
    expect(remoteModeOf(readTerm(remoteTerm('Hybrid')).id)).toBe('Hybrid');
  });

  it.each([0, -1, 1.5, Number.NaN, 5_000_000_000])('of the impossible id %s is one that no offer has', (id) => {
    const [first] = termRange('city');
    expect(termOf('city', id)).toBe(first);
  });

  it('of an offer are sorted, each once, beginning with that of every offer', () => {
    const terms = termsOfOffer({
      countryIds: [276, 40],
      cityIds: [5],
      languageIds: [2, 2],
      remote: 'Remote',
      experience: 3,
      employmentTypes: [2, 1],
    });
    expect(terms).toEqual([
      0, 100_000_040, 100_000_276, 200_000_005, 300_000_002, 400_000_001, 500_000_003, 600_000_001, 600_000_002,
    ]);
  });
});
