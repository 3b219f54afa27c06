import type { Settings } from 'meilisearch';

/** How the index reads and ranks; a server that has other settings gets a new index. */
export const INDEX_SETTINGS = {
  searchableAttributes: ['title', 'skills', 'company', 'cities', 'description'],
  displayedAttributes: ['id', 'description'],
  filterableAttributes: ['id', 'countryIds', 'cityIds', 'languageIds', 'remote', 'experience', 'employmentTypes'],
  sortableAttributes: ['id', 'postedAt'],
  rankingRules: [
    'sort',
    'words',
    'typo',
    'attribute',
    'proximity',
    'exactness',
    'promoted:desc',
    'postedAt:desc',
    'id:desc',
  ],
  // Signs that part words everywhere else.
  dictionary: ['C#', 'C++', 'F#', 'c#', 'c++', 'f#'],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 }, disableOnNumbers: true },
  // Distances between words would take as long to index as all the rest together.
  proximityPrecision: 'byAttribute',
  pagination: { maxTotalHits: 10_000_000 },
  faceting: { maxValuesPerFacet: 300, sortFacetValuesBy: { '*': 'count' } },
} satisfies Settings;

/** Whether the server's settings are those wanted; settings that are not named here are the server's own. */
export function hasSettings(actual: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(actual) &&
      actual.length === wanted.length &&
      wanted.every((value, index) => hasSettings(actual[index], value))
    );
  }
  if (typeof wanted === 'object' && wanted !== null) {
    const known = (actual ?? {}) as { [key: string]: unknown };
    return Object.entries(wanted).every(([key, value]) => hasSettings(known[key], value));
  }
  return actual === wanted;
}
