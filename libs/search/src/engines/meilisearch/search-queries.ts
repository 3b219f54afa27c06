import { salaryStepsFrom } from '../../domain/coded-values.js';
import { FILTER_GROUPS, type FilterGroup, languagesAskedFor } from '../../domain/filters.js';
import { isUnreadable, keywordsOf } from '../../domain/keywords.js';
import type { PageParts } from '../../domain/promoted-places.js';
import { MATCH_END, MATCH_START } from '../../domain/snippet.js';
import type { OfferSearchQuery } from '../../queries/offer-search-query.js';
import { pageWindow } from './page-window.js';

/** Attributes that hold the facets of a group; the levels of languages have one for each language. */
const FACETS: Record<FilterGroup, string[]> = {
  place: ['countryIds', 'cityIds'],
  language: ['languageIds'],
  eachLanguage: [],
  adLanguage: ['adLanguageId'],
  workingLanguage: ['workingLanguageId'],
  noLocalLanguage: ['noLocalLanguage'],
  remote: ['remote'],
  experience: ['experience'],
  employmentType: ['employmentTypes'],
  salary: ['salaryStep'],
  company: [],
};

const SHOWN = 'shown = true';

/** Ids begin with 1. */
const NONE = 'id = 0';

/** 1 or 0. */
const PROMOTED = 'promoted';

/** Words of a snippet: about 200 characters. */
const SNIPPET_WORDS = 30;

/** How the offers of a page are answered: with a snippet around the words. */
const SHOWN_PARTS = {
  attributesToRetrieve: ['id', 'title', 'named'],
  attributesToCrop: ['description'],
  attributesToHighlight: ['description'],
  cropLength: SNIPPET_WORDS,
  cropMarker: '',
  highlightPreTag: MATCH_START,
  highlightPostTag: MATCH_END,
};

/**
 * What one search asks of the server: the page, unless it comes in parts, with the facets of groups that do not filter, then the facets of each group
 * that does under all other filters, then all live offers.
 */
export function searchQueries(indexUid: string, query: OfferSearchQuery, isPageApart: boolean) {
  const filters = filtersOf(query);
  const counted = FILTER_GROUPS.filter(
    (group) => query.parts === 'all' || (query.parts === 'cities' && group === 'place'),
  );
  const [active, free] = [true, false].map((is) => counted.filter((group) => (filters[group] !== undefined) === is));
  const asked = { indexUid, q: wordsOf(query), matchingStrategy: 'all' as const };
  const { page, hitsPerPage } = pageWindow(query.from, query.size);
  return [
    {
      ...asked,
      filter: expressions(query, filters),
      facets: [...(free ?? []).flatMap((group) => facets(group, query)), ...(isRecommended(query) ? [PROMOTED] : [])],
      ...(query.parts === 'cities' || isPageApart
        ? { page: 1, hitsPerPage: 0, attributesToRetrieve: ['id'] }
        : {
            page,
            hitsPerPage,
            ...(query.sort === 'newest' ? { sort: ['postedAt:desc', 'id:desc'] } : {}),
            ...SHOWN_PARTS,
          }),
    },
    ...(active ?? [])
      .filter((group) => facets(group, query).length > 0)
      .map((group) => ({
        ...asked,
        filter: expressions(query, filters, group),
        limit: 0,
        facets: facets(group, query),
      })),
    { indexUid, q: '', page: 1, hitsPerPage: 0, attributesToRetrieve: ['id'] },
  ];
}

/** Whether promoted offers have places of their own: then the page is asked for in its two parts. */
export function isRecommended(query: OfferSearchQuery): boolean {
  return (
    query.sort === 'best' && query.parts !== 'cities' && keywordsOf(query).words.length === 0 && !isUnreadable(query)
  );
}

/** What the parts of a recommended page ask of the server: promoted offers and others, by date. */
export function partQueries(indexUid: string, query: OfferSearchQuery, { promoted, others }: PageParts) {
  const filters = expressions(query, filtersOf(query));
  return [promoted, others].map(({ from, size }, index) => ({
    indexUid,
    q: '',
    filter: [...filters, `${PROMOTED} = ${1 - index}`],
    offset: from,
    limit: size,
    ...SHOWN_PARTS,
  }));
}

/** Far above what another score could make up for. */
const CALLED_SO_WEIGHT = 1_000;

/** The page of a list whose words are the name of occupations: offers whose title names one of them come first, in whatever language. */
export function calledSoQuery(indexUid: string, query: OfferSearchQuery, occupationIds: readonly number[]) {
  const filter = expressions(query, filtersOf(query));
  const asked = { indexUid, q: wordsOf(query), matchingStrategy: 'all' as const, ...SHOWN_PARTS };
  return {
    federation: { offset: query.from, limit: query.size },
    queries: [
      {
        ...asked,
        filter: [...filter, `occupationIds IN [${occupationIds.map(literal).join(', ')}]`],
        federationOptions: { weight: CALLED_SO_WEIGHT },
      },
      { ...asked, filter },
    ],
  };
}

/** How many of the matches are promoted, by the answer to `searchQueries`. */
export function promotedIn(facetDistribution: Record<string, Record<string, number>> | undefined): number {
  return facetDistribution?.[PROMOTED]?.['1'] ?? 0;
}

/** What the exact number of matches asks of the server. */
export function totalQuery(indexUid: string, query: OfferSearchQuery) {
  const filter = expressions(query, filtersOf(query));
  return {
    indexUid,
    q: wordsOf(query),
    matchingStrategy: 'all' as const,
    filter,
    page: 1,
    hitsPerPage: 0,
  };
}

/** The words of a query. Between quotes the server takes a word as it stands. */
function wordsOf(query: OfferSearchQuery): string {
  const { text } = keywordsOf(query);
  return query.literal ? text.replace(/\S+/g, '"$&"') : text;
}

function facets(group: FilterGroup, query: OfferSearchQuery): string[] {
  if (query.parts === 'cities') {
    return ['cityIds'];
  }
  return group === 'language'
    ? [...FACETS.language, ...languagesAskedFor(query).filter(isId).map(levelsOf)]
    : FACETS[group];
}

/** The levels that a language is asked for at; those of other ids are not there. */
function levelsOf(languageId: number): string {
  return `levels.${languageId}`;
}

/** Expressions of which an offer must pass each, but for the group that is left out. */
function expressions(query: OfferSearchQuery, filters: Filters, left?: FilterGroup): string[] {
  return [
    isUnreadable(query) ? NONE : SHOWN,
    ...FILTER_GROUPS.flatMap((group) => (group === left ? [] : (filters[group] ?? []))),
  ];
}

type Filters = Partial<Record<FilterGroup, string>>;

/** One expression for each group that filters. */
function filtersOf(query: OfferSearchQuery): Filters {
  const one = (attribute: string, values: (string | number)[]) =>
    values.length > 0 ? [`${attribute} IN [${values.map(literal).join(', ')}]`] : [];
  const any = (...alternatives: string[][]) => alternatives.flat().join(' OR ') || undefined;
  return {
    place: any(one('countryIds', query.countryIds), one('cityIds', query.cityIds)),
    language: any(
      one('languageIds', query.languageIds),
      ...query.languageLevels.map(({ languageId, level }) =>
        one(levelsOf(isId(languageId) ? languageId : 0), [level ?? 0]),
      ),
    ),
    eachLanguage: query.eachLanguage.flatMap((ids) => one('languageIds', ids)).join(' AND ') || undefined,
    adLanguage: any(one('adLanguageId', query.adLanguageIds)),
    workingLanguage: any(one('workingLanguageId', query.workingLanguageIds)),
    noLocalLanguage: query.noLocalLanguage ? 'noLocalLanguage = true' : undefined,
    remote: any(one('remote', query.remote)),
    experience: any(one('experience', query.experience)),
    employmentType: any(one('employmentTypes', query.employmentTypes)),
    salary: query.salaryFrom === null ? undefined : any(one('salaryStep', [...salaryStepsFrom(query.salaryFrom), 0])),
    company: any(one('companyId', query.companyIds)),
  };
}

/** An id that is no whole number matches nothing. */
function literal(value: string | number): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(Number.isSafeInteger(value) ? value : 0);
}

function isId(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
