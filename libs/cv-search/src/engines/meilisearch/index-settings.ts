import type { Settings } from 'meilisearch';
import { COUNTED_GROUPS } from '../terms/filters.js';
import { WORD_FIELDS } from '../words/person-words.js';

/** How the index reads and ranks; a server that has other settings gets a new index. */
export const INDEX_SETTINGS = {
  searchableAttributes: [...WORD_FIELDS],
  // Texts stand in PostgreSQL alone: nobody reads what people say out of this server.
  displayedAttributes: ['id'],
  filterableAttributes: ['id', 'terms', 'blockedCompanyIds', 'activeWeek', 'findableSince', ...COUNTED_GROUPS],
  // In the order in which the server gives them back.
  sortableAttributes: ['activeWeek', 'id'],
  rankingRules: ['sort', 'words', 'attribute', 'activeWeek:desc', 'id:desc'],
  // Signs that part words everywhere else.
  dictionary: ['c#', 'c++', 'f#'],
  // PostgreSQL forgives none: both find the same people.
  typoTolerance: { enabled: false },
  // Distances between words would take as long to index as all the rest together.
  proximityPrecision: 'byAttribute',
  pagination: { maxTotalHits: 10_000_000 },
  // Of cities and skills we show 50: what ties with the last of them comes in the server's order, so it has to come along.
  faceting: { maxValuesPerFacet: 1_000, sortFacetValuesBy: { '*': 'count' } },
} satisfies Settings;
