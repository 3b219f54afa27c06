import type { OfferSearchQuery } from '../queries/offer-search-query.js';
import { remoteTerm, type TermGroup, termOf } from './terms.js';

/** Filters that are alternatives to each other form a group; a place is a country or a city. */
export type FilterGroup = 'place' | 'language' | 'remote' | 'experience' | 'employmentType';

/** Facets that a group of filters has. */
export const FACETS_OF: Record<FilterGroup, readonly TermGroup[]> = {
  place: ['country', 'city'],
  language: ['language'],
  remote: ['remote'],
  experience: ['experience'],
  employmentType: ['employmentType'],
};

export const FILTER_GROUPS = Object.keys(FACETS_OF) as FilterGroup[];

/** An offer passes when it has one of the terms. */
export interface Filter {
  group: FilterGroup;
  terms: number[];
}

/** The groups that a query filters by; an offer must pass every one. */
export function filtersOf(query: OfferSearchQuery): Filter[] {
  const terms: Record<FilterGroup, number[]> = {
    place: [...query.countryIds.map((id) => termOf('country', id)), ...query.cityIds.map((id) => termOf('city', id))],
    language: query.languageIds.map((id) => termOf('language', id)),
    remote: query.remote.map(remoteTerm),
    experience: query.experience.map((id) => termOf('experience', id)),
    employmentType: query.employmentTypes.map((id) => termOf('employmentType', id)),
  };
  return FILTER_GROUPS.filter((group) => terms[group].length > 0).map((group) => ({
    group,
    terms: [...new Set(terms[group])].sort((a, b) => a - b),
  }));
}
