import type { JobListResponse } from '@babelboard/wire';
import { allOf } from '../texts/enumerations.js';
import { listWords } from '../texts/list-words.js';
import type { ResolvedJobFilters } from './resolved-job-filters.js';

const NAMED = 3;
const MOST_SENTENCES = 3;

export type SummarisedFacets = Pick<
  JobListResponse,
  'languages' | 'cities' | 'countries' | 'remotes' | 'no_local_language'
>;

/**
 * A few sentences on a list: how many offers, which languages most of them ask for, where most of them are; where the list has
 * chosen these, how many need no language of the country and how many can be done from home.
 */
export function listSummary(
  total: number,
  { languages, cities, countries, remotes, no_local_language }: SummarisedFacets,
  { filters }: Pick<ResolvedJobFilters, 'filters'>,
): string {
  if (total === 0) {
    return '';
  }
  // A facet counts without its own group: where the list has chosen, it tells of other offers.
  const asked = filters.language.length > 0 ? '' : names(languages.data);
  const where = filters.location.length > 0 ? '' : names(cities.data.length > 1 ? cities.data : countries.data);
  const open = filters.no_local_language ? 0 : sum(no_local_language.data);
  const fromHome = filters.remote.length > 0 ? 0 : sum(remotes);
  return [
    listWords.count(total),
    asked === '' ? '' : listWords.mostAsked(asked),
    where === '' ? '' : listWords.mostPlaces(where),
    open === 0 ? '' : listWords.noLocalLanguage(open),
    fromHome === 0 ? '' : listWords.fromHome(fromHome),
  ]
    .filter((sentence) => sentence !== '')
    .slice(0, MOST_SENTENCES)
    .join(' ');
}

function names(entries: { name: string; total: number }[]): string {
  const counted = entries.filter(({ total }) => total > 0).slice(0, NAMED);
  return allOf(counted.map(({ name }) => name));
}

function sum(entries: { total: number }[]): number {
  return entries.reduce((all, { total }) => all + total, 0);
}
