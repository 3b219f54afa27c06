import { SALARY_STEPS } from '@babelboard/wire';
import type { FacetCount, OfferFacets } from '../queries/offer-search-result.js';
import { languageLevelOf, remoteModeOf } from './coded-values.js';
import { type AskedLanguages, languagesAskedFor } from './filters.js';
import { readTerm, type TermGroup } from './terms.js';

/** Cities in a facet; the other facets are whole. */
export const MOST_CITIES = 50;

/** Sorts the counts by term that answer a query into facets; counts that the query has no facet for are left out. */
export function facetsOf(counts: Iterable<{ term: number; total: number }>, query: AskedLanguages): OfferFacets {
  const groups: Partial<Record<TermGroup, FacetCount[]>> = {};
  for (const { term, total } of counts) {
    const { group, id } = readTerm(term);
    if (group !== undefined && total > 0) {
      const facet = groups[group] ?? [];
      facet.push({ id, total });
      groups[group] = facet;
    }
  }
  const facet = (group: TermGroup) => sorted(groups[group] ?? []);
  const asked = languagesAskedFor(query);
  return {
    countries: facet('country'),
    cities: facet('city').slice(0, MOST_CITIES),
    languages: facet('language'),
    remote: facet('remote').flatMap(({ id, total }) => {
      const mode = remoteModeOf(id);
      return mode === undefined ? [] : [{ id: mode, total }];
    }),
    experience: facet('experience'),
    employmentTypes: facet('employmentType'),
    languageLevels: facet('languageLevel')
      .map(({ id, total }) => ({ ...languageLevelOf(id), total }))
      .filter(({ languageId }) => asked.includes(languageId)),
    adLanguages: facet('adLanguage'),
    workingLanguages: facet('workingLanguage'),
    noLocalLanguage: facet('noLocalLanguage')[0]?.total ?? 0,
    salaries: reached(groups.salary ?? []),
  };
}

function sorted(facet: FacetCount[]): FacetCount[] {
  return facet.sort((a, b) => b.total - a.total || a.id - b.id);
}

/** Offers are counted by the highest step that they reach; those below are reached as well. */
function reached(highest: FacetCount[]): FacetCount[] {
  const atLeast = (step: number) =>
    highest.filter(({ id }) => id >= step).reduce((total, count) => total + count.total, 0);
  return sorted(SALARY_STEPS.map((step) => ({ id: step, total: atLeast(step) })).filter(({ total }) => total > 0));
}
