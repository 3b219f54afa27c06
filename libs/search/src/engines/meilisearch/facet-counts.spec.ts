import { expect, it } from '@jest/globals';
import { languageLevelTerm, remoteTerm } from '../../domain/coded-values.js';
import { termOf } from '../../domain/terms.js';
import { countsOf } from './facet-counts.js';

it('counts of the server are counts by term', () => {
  const facetDistribution = {
    countryIds: { '276': 4 },
    remote: { Hybrid: 3 },
    'levels.2': { '5': 2, '0': 1 },
    noLocalLanguage: { true: 6, false: 9 },
    promoted: { '1': 1 },
  };
  expect(countsOf({ facetDistribution }).filter(({ term }) => !Number.isNaN(term))).toEqual([
    { term: termOf('country', 276), total: 4 },
    { term: remoteTerm('Hybrid'), total: 3 },
    // Keys that are numbers come in their order.
    { term: languageLevelTerm({ languageId: 2, level: null }), total: 1 },
    { term: languageLevelTerm({ languageId: 2, level: 5 }), total: 2 },
    { term: termOf('noLocalLanguage', 1), total: 6 },
  ]);
  expect(countsOf({})).toEqual([]);
});
