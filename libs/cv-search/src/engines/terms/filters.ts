import { LANGUAGE_LEVELS } from '@babelboard/language-check';
import type { PeopleQuery } from '../../searching/people-query.js';
import { experienceStepsFrom, payStepsUpTo } from './steps.js';
import { languageLevelTerm, TERMS, type TermGroup } from './terms.js';

/** Filters that are alternatives to each other form a group. Languages and skills narrow: each is a filter of its own. */
export type FilterGroup =
  | 'place'
  | 'language'
  | 'skill'
  | 'sector'
  | 'experience'
  | 'pay'
  | 'workingStatus'
  | 'activity';

/** The terms that are counted for the facets of a group. */
const FACETS_OF: Record<FilterGroup, readonly TermGroup[]> = {
  place: ['country', 'city'],
  language: ['language'],
  skill: ['skill'],
  sector: ['sector'],
  experience: ['experience'],
  pay: ['pay'],
  workingStatus: ['workingStatus'],
  activity: ['week'],
};

const FILTER_GROUPS = Object.keys(FACETS_OF) as FilterGroup[];

/** All terms that are counted. */
export const COUNTED_GROUPS = Object.values(FACETS_OF).flat();

/** A person passes with one of the terms; by activity with this week or a later one. */
export type Filter =
  | { group: Exclude<FilterGroup, 'activity'>; terms: number[] }
  | { group: 'activity'; since: number };

/** What a query filters by; a person must pass every one. */
export function filtersOf(query: PeopleQuery): Filter[] {
  const all = (group: TermGroup, ids: readonly number[]) => ids.map((id) => TERMS.termOf(group, id));
  const any = (group: Exclude<FilterGroup, 'activity'>, terms: number[]): Filter[] =>
    terms.length > 0 ? [{ group, terms: [...new Set(terms)].sort((a, b) => a - b) }] : [];
  return [
    ...any('place', [
      ...all('country', query.countryIds),
      ...all('city', query.cityIds),
      ...all('destination', query.movingCountryIds),
    ]),
    ...query.languages.flatMap(({ languageId, level }) =>
      any(
        'language',
        Object.values(LANGUAGE_LEVELS)
          .filter((held) => held >= level)
          .map((held) => languageLevelTerm(languageId, held)),
      ),
    ),
    ...query.skillIds.flatMap((id) => any('skill', all('skill', [id]))),
    ...any('sector', all('sector', query.sectorIds)),
    ...(query.experienceFrom === null ? [] : any('experience', stepTerms(query.experienceFrom))),
    ...(query.payUpTo === null ? [] : any('pay', all('pay', payStepsUpTo(query.payUpTo)))),
    ...any('workingStatus', all('workingStatus', query.workingStatuses)),
    ...(query.activeSince === null ? [] : [{ group: 'activity' as const, since: query.activeSince }]),
  ];
}

/** Above the last step there is nobody to find. */
function stepTerms(years: number): number[] {
  const steps = experienceStepsFrom(years);
  return (steps.length > 0 ? steps : [0]).map((step) => TERMS.termOf('experience', step));
}

/** What is counted among those who pass all filters but those of a group. */
export interface Counting {
  left: FilterGroup | null;
  groups: readonly TermGroup[];
}

/**
 * What has to be counted to answer a query. A facet shows what choosing another of its values would bring: where values widen the search,
 * each is counted under all filters but those of its own group, where they narrow it, under all. The first counting has no group left out.
 */
export function countingsOf(filters: readonly Filter[], parts: PeopleQuery['parts']): [Counting, ...Counting[]] {
  if (parts === 'page') {
    return [{ left: null, groups: [] }];
  }
  const left = new Set<FilterGroup>(
    filters.map(({ group }) => group).filter((group) => group !== 'language' && group !== 'skill'),
  );
  const free = FILTER_GROUPS.filter((group) => !left.has(group));
  return [
    { left: null, groups: free.flatMap((group) => FACETS_OF[group]) },
    ...[...left].map((group) => ({ left: group, groups: FACETS_OF[group] })),
  ];
}
