import type { FacetCount, OfferFacets } from '../queries/offer-search-result.js';
import { readTerm, remoteModeOf, type TermGroup } from './terms.js';

/** Cities in a facet; the other facets are whole. */
export const MOST_CITIES = 50;

/** Sorts counts by term into facets. */
export function facetsOf(counts: Iterable<{ term: number; total: number }>): OfferFacets {
  const groups: Record<TermGroup, FacetCount[]> = {
    country: [],
    city: [],
    language: [],
    remote: [],
    experience: [],
    employmentType: [],
  };
  for (const { term, total } of counts) {
    const { group, id } = readTerm(term);
    if (group !== undefined && total > 0) {
      groups[group].push({ id, total });
    }
  }
  for (const facet of Object.values(groups)) {
    facet.sort((a, b) => b.total - a.total || a.id - b.id);
  }
  return {
    countries: groups.country,
    cities: groups.city.slice(0, MOST_CITIES),
    languages: groups.language,
    remote: groups.remote.flatMap(({ id, total }) => {
      const mode = remoteModeOf(id);
      return mode === undefined ? [] : [{ id: mode, total }];
    }),
    experience: groups.experience,
    employmentTypes: groups.employmentType,
  };
}
