import { field, isRecord, type JsonRecord } from './json-fields.js';
import { isJobPosting, parseJobPosting } from './parse-job-posting.js';
import { parseListingRow } from './parse-listing-row.js';
import { parseTransferAd } from './parse-transfer-ad.js';
import type { ParsedAd } from './parsed-ad.js';
import type { RefusalReason } from './read-row.js';

/** How deep JobPosting objects are looked for below `@graph`, item lists and page objects. */
const SEARCH_DEPTH = 6;

/** Takes one JSON value and gives the ads that it holds, or why it holds none. */
export function parseJsonAds(value: unknown): { ads: ParsedAd[] } | { refused: RefusalReason } {
  if (!isRecord(value)) {
    const seen = Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`;
    return { refused: { code: 'NOT_AN_OBJECT', message: `The row is ${seen}, not an object.` } };
  }
  const postings = findPostings(value, SEARCH_DEPTH);
  if (postings.length > 0) {
    return { ads: postings.map(parseJobPosting) };
  }
  if (field(value, 'adText') !== undefined || isRecord(field(value, 'employer'))) {
    return { ads: [parseTransferAd(value)] };
  }
  if (['title', 'id', 'description'].some((name) => field(value, name) !== undefined)) {
    return { ads: [parseListingRow(value)] };
  }
  const seen = Object.keys(value).slice(0, 5).join(', ').slice(0, 80) || 'none';
  return { refused: { code: 'UNKNOWN_ROW', message: `The row is no job ad of a known kind (its fields: ${seen}).` } };
}

/** The JobPosting objects in schema.org data: the value itself, or inside `@graph`, an item list or a page object. */
export function findPostings(value: unknown, depth = SEARCH_DEPTH): JsonRecord[] {
  if (depth === 0) {
    return [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item) => findPostings(item, depth - 1));
  }
  if (!isRecord(value)) {
    return [];
  }
  if (isJobPosting(value)) {
    return [value];
  }
  return ['@graph', 'itemListElement', 'item', 'mainEntity'].flatMap((name) =>
    findPostings(field(value, name), depth - 1),
  );
}
