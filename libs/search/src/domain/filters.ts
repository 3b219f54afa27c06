import type { OfferSearchQuery } from '../queries/offer-search-query.js';
import { languageLevelTerm, remoteTerm, salaryStepsFrom } from './coded-values.js';
import { type TermGroup, termOf } from './terms.js';

/** Filters that are alternatives to each other form a group; a place is a country or a city. */
export type FilterGroup =
  | 'place'
  | 'language'
  | 'eachLanguage'
  | 'adLanguage'
  | 'workingLanguage'
  | 'noLocalLanguage'
  | 'remote'
  | 'experience'
  | 'employmentType'
  | 'salary'
  | 'company'
  | 'otherCompany'
  | 'offer';

/** Facets that a group of filters has. */
export const FACETS_OF: Record<FilterGroup, readonly TermGroup[]> = {
  place: ['country', 'city'],
  language: ['language', 'languageLevel'],
  eachLanguage: [],
  adLanguage: ['adLanguage'],
  workingLanguage: ['workingLanguage'],
  noLocalLanguage: ['noLocalLanguage'],
  remote: ['remote'],
  experience: ['experience'],
  employmentType: ['employmentType'],
  salary: ['salary'],
  company: [],
  otherCompany: [],
  offer: [],
};

export const FILTER_GROUPS = Object.keys(FACETS_OF) as FilterGroup[];

/** The group that filters by the values of a facet; none for what is no facet. */
export function filterGroupOf(facet: TermGroup): FilterGroup | undefined {
  return FILTER_GROUPS.find((group) => FACETS_OF[group].includes(facet));
}

/** An offer passes when it has one of the terms; of the group `otherCompany` when it has none of them, of `offer` when its id is one of them. */
export interface Filter {
  group: FilterGroup;
  terms: number[];
}

/** Whether a filter leaves out the offers that have one of its terms. */
export function leavesOut({ group }: Filter): boolean {
  return group === 'otherCompany';
}

/** Whether a filter asks for terms that offers have. */
export function asksForTerms(filter: Filter): boolean {
  return !leavesOut(filter) && filter.group !== 'offer';
}

/** What a query filters by, by group; an offer must pass every one. */
export function filtersOf(query: OfferSearchQuery): Filter[] {
  const all = (group: TermGroup, ids: readonly number[]) => ids.map((id) => termOf(group, id));
  const terms: Record<Exclude<FilterGroup, 'eachLanguage'>, number[]> = {
    place: [...all('country', query.countryIds), ...all('city', query.cityIds)],
    language: [...all('language', query.languageIds), ...query.languageLevels.map(languageLevelTerm)],
    adLanguage: all('adLanguage', query.adLanguageIds),
    workingLanguage: all('workingLanguage', query.workingLanguageIds),
    noLocalLanguage: query.noLocalLanguage ? [termOf('noLocalLanguage', 1)] : [],
    remote: query.remote.map(remoteTerm),
    experience: all('experience', query.experience),
    employmentType: all('employmentType', query.employmentTypes),
    salary: query.salaryFrom === null ? [] : salaryTerms(query.salaryFrom),
    company: all('company', query.companyIds),
    otherCompany: all('company', query.withoutCompanyIds),
    offer: query.offerIds,
  };
  return FILTER_GROUPS.flatMap((group) =>
    (group === 'eachLanguage' ? query.eachLanguage.map((ids) => all('language', ids)) : [terms[group]])
      .filter((alternatives) => alternatives.length > 0)
      .map((alternatives) => ({ group, terms: [...new Set(alternatives)].sort((a, b) => a - b) })),
  );
}

export type AskedLanguages = Pick<OfferSearchQuery, 'languageIds' | 'languageLevels'>;

/** Languages whose levels are a facet: those that the query filters by, in either form. */
export function languagesAskedFor({ languageIds, languageLevels }: AskedLanguages): number[] {
  return [...new Set([...languageIds, ...languageLevels.map(({ languageId }) => languageId)])];
}

/** Above the last step there is nothing to find. */
function salaryTerms(from: number): number[] {
  const steps = salaryStepsFrom(from);
  return steps.length > 0 ? steps.map((step) => termOf('salary', step)) : [termOf('salary', 0)];
}
