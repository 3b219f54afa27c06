import { formatsOf, type UiLanguage } from '@babelboard/texts';
import type { JobListResponse } from '@babelboard/wire';
import { jobListsTexts } from '../texts/job-lists-texts.js';
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
  language: UiLanguage,
): string {
  if (total === 0) {
    return '';
  }
  const t = jobListsTexts.in(language);
  const { and } = formatsOf(language);
  // A facet counts without its own group: where the list has chosen, it tells of other offers.
  const asked = filters.language.length > 0 ? '' : and(mostFrequent(languages.data));
  const where =
    filters.location.length > 0 ? '' : and(mostFrequent(cities.data.length > 1 ? cities.data : countries.data));
  const open = filters.no_local_language ? 0 : sum(no_local_language.data);
  const fromHome = filters.remote.length > 0 ? 0 : sum(remotes);
  return [
    t('summary.count', { total }),
    asked === '' ? '' : t('summary.most-asked', { languages: asked }),
    where === '' ? '' : t('summary.most-places', { places: where }),
    open === 0 ? '' : t('summary.no-local-language', { total: open }),
    fromHome === 0 ? '' : t('summary.from-home', { total: fromHome }),
  ]
    .filter((sentence) => sentence !== '')
    .slice(0, MOST_SENTENCES)
    .join(' ');
}

function mostFrequent(entries: { name: string; total: number }[]): string[] {
  const counted = entries.filter(({ total }) => total > 0).slice(0, NAMED);
  return counted.map(({ name }) => name);
}

function sum(entries: { total: number }[]): number {
  return entries.reduce((all, { total }) => all + total, 0);
}
