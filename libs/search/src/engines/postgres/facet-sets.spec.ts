import { describe, expect, it } from '@jest/globals';
import { FACETS_OF } from '../../domain/filters.js';
import { EVERY_OFFER, HIDDEN_OFFER, termOf } from '../../domain/terms.js';
import { FACET_SETS, facetSetsOf } from './facet-sets.js';

describe('facet sets', () => {
  it('count every facet, and every offer, in one place', () => {
    const counted = FACET_SETS.flatMap((set) => set.counted);
    expect([...counted].sort()).toEqual(['every', ...Object.values(FACETS_OF).flat()].sort());
  });

  it('part the terms of an offer; what is no facet is in none', () => {
    const terms = [
      EVERY_OFFER,
      termOf('country', 276),
      termOf('city', 5),
      termOf('experience', 2),
      termOf('company', 9),
    ];
    expect(facetSetsOf(terms)).toEqual([
      [termOf('country', 276), termOf('city', 5)],
      [],
      [],
      [EVERY_OFFER],
      [termOf('experience', 2)],
    ]);
    expect(facetSetsOf([HIDDEN_OFFER]).flat()).toEqual([]);
  });
});
