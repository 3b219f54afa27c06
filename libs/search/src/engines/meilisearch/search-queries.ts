import { FILTER_GROUPS, type FilterGroup, languagesAskedFor } from '../../domain/filters.js';
import { isUnreadable, keywordsOf } from '../../domain/keywords.js';
import type { PageParts } from '../../domain/promoted-places.js';
import { MATCH_END, MATCH_START } from '../../domain/snippet.js';
import type { OfferSearchQuery } from '../../queries/offer-search-query.js';
import { filterExpressions, filtersByGroup, isId, levelsOf, literal } from './filter-expressions.js';
import { pageWindow } from './page-window.js';
import { withPlainLetters } from './plain-letters.js';

/** Attributes that hold the facets of a group; the levels of languages have one for each language. */
const FACETS: Record<FilterGroup, string[]> = {
  place: ['countryIds', 'cityIds'],
  language: ['languageIds'],
  eachLanguage: [],
  adLanguage: ['adLanguageIds'],
  workingLanguage: ['workingLanguageId'],
  noLocalLanguage: ['noLocalLanguage'],
  remote: ['remote'],
  experience: ['experience'],
  employmentType: ['employmentTypes'],
  salary: ['salaryStep'],
  company: [],
  otherCompany: [],
  offer: [],
};

/** 1 or 0, and so is the next; what is sunk is not promoted. */
const PROMOTED = 'promoted';
const SUNK = 'sunk';

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
  const filters = filtersByGroup(query);
  const counted = FILTER_GROUPS.filter(
    (group) => query.parts === 'all' || (query.parts === 'cities' && group === 'place'),
  );
  const [active, free] = [true, false].map((is) => counted.filter((group) => (filters[group] !== undefined) === is));
  const asked = { indexUid, q: wordsOf(query), matchingStrategy: 'all' as const };
  const { page, hitsPerPage } = pageWindow(query.from, query.size);
  return [
    {
      ...asked,
      filter: filterExpressions(query, filters),
      facets: [
        ...(free ?? []).flatMap((group) => facets(group, query)),
        ...(isRecommended(query) ? [PROMOTED, SUNK] : []),
      ],
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
        filter: filterExpressions(query, filters, group),
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

/** What the parts of a recommended page ask of the server: promoted offers, others and, where the page reaches them, sunk ones, by date. */
export function partQueries(indexUid: string, query: OfferSearchQuery, { promoted, others, sunk }: PageParts) {
  const filters = filterExpressions(query, filtersByGroup(query));
  const kinds = [
    { part: promoted, kind: [`${PROMOTED} = 1`] },
    { part: others, kind: [`${PROMOTED} = 0`, `${SUNK} = 0`] },
    ...(sunk.size > 0 ? [{ part: sunk, kind: [`${SUNK} = 1`] }] : []),
  ];
  return kinds.map(({ part, kind }) => ({
    indexUid,
    q: '',
    filter: [...filters, ...kind],
    offset: part.from,
    limit: part.size,
    ...SHOWN_PARTS,
  }));
}

/** Far above what another score could make up for. */
const CALLED_SO_WEIGHT = 1_000;

/** The page of a list whose words are the name of occupations: offers whose title names one of them come first, in whatever language. */
export function calledSoQuery(indexUid: string, query: OfferSearchQuery, occupationIds: readonly number[]) {
  const filter = filterExpressions(query, filtersByGroup(query));
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

/** How many of the matches are promoted and sunk, by the answer to `searchQueries`. */
export function kindsIn(facets: Record<string, Record<string, number>> | undefined): {
  promoted: number;
  sunk: number;
} {
  return { promoted: facets?.[PROMOTED]?.['1'] ?? 0, sunk: facets?.[SUNK]?.['1'] ?? 0 };
}

/** What the exact number of matches asks of the server. */
export function totalQuery(indexUid: string, query: OfferSearchQuery) {
  const filter = filterExpressions(query, filtersByGroup(query));
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
  const { text, exact } = keywordsOf(query);
  return withPlainLetters(text.replace(/\S+/g, (word) => (query.literal || exact.has(word) ? `"${word}"` : word)));
}

function facets(group: FilterGroup, query: OfferSearchQuery): string[] {
  if (query.parts === 'cities') {
    return ['cityIds'];
  }
  return group === 'language'
    ? [...FACETS.language, ...languagesAskedFor(query).filter(isId).map(levelsOf)]
    : FACETS[group];
}
