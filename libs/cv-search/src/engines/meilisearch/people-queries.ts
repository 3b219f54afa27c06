import { pageWindow } from '@babelboard/search/contract';
import type { PeopleQuery } from '../../searching/people-query.js';
import { countingsOf, type Filter, type FilterGroup, filtersOf } from '../terms/filters.js';
import type { SearchedWord } from '../words/searched-words.js';
import { marked } from './indexed-person.js';

const NO_PAGE = { page: 1, hitsPerPage: 0, attributesToRetrieve: ['id'] };

/**
 * What one search asks of the server: the page, with the facets that no filter is left out for; then, for each group that filters and
 * widens, its facets under all other filters; then all whom the company may find.
 */
export function peopleQueries(indexUid: string, query: PeopleQuery, words: readonly SearchedWord[]) {
  const [first, ...others] = countingsOf(filtersOf(query), query.parts);
  const asked = { indexUid, q: textOf(words), matchingStrategy: 'all' as const };
  const { page, hitsPerPage } = pageWindow(query.from, query.size);
  return [
    {
      ...asked,
      filter: filterExpressions(query),
      facets: [...first.groups],
      page,
      hitsPerPage,
      attributesToRetrieve: ['id'],
      ...(query.sort === 'active' ? { sort: ['activeWeek:desc', 'id:desc'] } : {}),
    },
    ...others.map(({ left, groups }) => ({
      ...asked,
      filter: filterExpressions(query, left),
      limit: 0,
      facets: [...groups],
    })),
    everybodyQuery(indexUid, query),
  ];
}

/** What the number of all whom the company may find asks of the server. */
export function everybodyQuery(indexUid: string, { companyId }: Pick<PeopleQuery, 'companyId'>) {
  return { indexUid, q: '', filter: [notBlocked(companyId)], ...NO_PAGE };
}

/** What the exact number of people asks of the server. */
export function totalQuery(indexUid: string, query: PeopleQuery, words: readonly SearchedWord[]) {
  return {
    indexUid,
    q: textOf(words),
    matchingStrategy: 'all' as const,
    filter: filterExpressions(query),
    ...NO_PAGE,
  };
}

/** Expressions of which a person must pass each, without those of the group that is left out. */
function filterExpressions(query: PeopleQuery, left: FilterGroup | null = null): string[] {
  return [
    notBlocked(query.companyId),
    ...filtersOf(query)
      .filter(({ group }) => group !== left)
      .map(expression),
    ...(query.findableSince === null ? [] : [`findableSince >= ${whole(query.findableSince)}`]),
    ...(query.accountIds === null ? [] : [anyOf('id', query.accountIds)]),
  ];
}

function expression(filter: Filter): string {
  return filter.group === 'activity' ? `activeWeek >= ${whole(filter.since)}` : anyOf('terms', filter.terms);
}

function notBlocked(companyId: number): string {
  return `blockedCompanyIds NOT IN [${whole(companyId)}]`;
}

/** Ids begin with 1. */
function anyOf(attribute: string, values: readonly number[]): string {
  return `${attribute} IN [${(values.length === 0 ? [0] : values).map(whole).join(', ')}]`;
}

/** Nothing has the number 0. */
function whole(value: number): number {
  return Number.isSafeInteger(value) ? value : 0;
}

/** Between quotes the server takes a word as it stands; without them the last one may go on. */
function textOf(words: readonly SearchedWord[]): string {
  return words.map(({ form, begun }) => (begun ? marked(form) : `"${marked(form)}"`)).join(' ');
}
