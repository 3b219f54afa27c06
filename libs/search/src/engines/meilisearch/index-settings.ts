import type { Settings } from 'meilisearch';

/** How the index reads and ranks; a server that has other settings gets a new index. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'title',
    'otherTitles',
    'forms',
    'skills',
    'company',
    'cities',
    'synonyms',
    'placeSynonyms',
    'description',
    // Words of the description with letters that the server does not fold.
    'spellings',
  ],
  displayedAttributes: ['id', 'title', 'named', 'description'],
  filterableAttributes: [
    'id',
    'shown',
    'promoted',
    'sunk',
    'companyId',
    'countryIds',
    'cityIds',
    'languageIds',
    // With the levels of each language under its id: `levels.12`.
    'levels',
    'adLanguageIds',
    'workingLanguageId',
    'noLocalLanguage',
    'remote',
    'experience',
    'employmentTypes',
    'salaryStep',
    'occupationIds',
  ],
  sortableAttributes: ['id', 'postedAt'],
  rankingRules: [
    'sunk:asc',
    'sort',
    'words',
    'typo',
    'attribute',
    'proximity',
    'exactness',
    'postedAt:desc',
    'id:desc',
  ],
  // Signs that part words everywhere else.
  dictionary: ['C#', 'C++', 'F#', 'c#', 'c++', 'f#'],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 }, disableOnNumbers: true },
  // Distances between words would take as long to index as all the rest together.
  proximityPrecision: 'byAttribute',
  pagination: { maxTotalHits: 10_000_000 },
  // Of the cities we show 50: what ties with the last of them comes in the server's order, so it has to come along.
  faceting: { maxValuesPerFacet: 1_000, sortFacetValuesBy: { '*': 'count' } },
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
