import { FACET_SETS } from './facet-sets.js';
import type { OfferRow } from './offer-row.js';

export interface OfferColumn {
  name: string;
  type: string;
  /** PostgreSQL takes no array of arrays of different lengths, so arrays and vectors are sent as text and cast there. */
  sentAs: string;
  value: (row: OfferRow) => string | number | boolean | Date;
}

export const OFFER_ID: OfferColumn = { name: 'offer_id', type: 'int', sentAs: 'int', value: ({ id }) => id };
/** By what an offer is filtered and counted. */
export const TERMS: OfferColumn = { name: 'terms', type: 'int[]', sentAs: 'text', value: ({ terms }) => terms };
/** All its words. */
export const WORDS: OfferColumn = { name: 'tsv_all', type: 'tsvector', sentAs: 'text', value: ({ tsvAll }) => tsvAll };

/** Columns of the table `offer` in their order. */
const OFFER_COLUMNS: readonly OfferColumn[] = [
  OFFER_ID,
  { name: 'shown', type: 'boolean', sentAs: 'boolean', value: ({ shown }) => shown },
  { name: 'promoted', type: 'boolean', sentAs: 'boolean', value: ({ promoted }) => promoted },
  { name: 'sunk', type: 'boolean', sentAs: 'boolean', value: ({ sunk }) => sunk },
  { name: 'posted_at', type: 'timestamptz', sentAs: 'timestamptz', value: ({ postedAt }) => postedAt },
  ...FACET_SETS.map(({ column }, place) => ({
    name: column,
    type: 'int[]',
    sentAs: 'text',
    value: ({ facetSets }: OfferRow) => facetSets[place] ?? '{}',
  })),
  TERMS,
  { name: 'tsv_hi', type: 'tsvector', sentAs: 'text', value: ({ tsvHi }) => tsvHi },
  WORDS,
];

/** Columns of the table `offer_text`. */
const TEXT_COLUMNS: readonly OfferColumn[] = [
  OFFER_ID,
  { name: 'description', type: 'text', sentAs: 'text', value: ({ description }) => description },
  { name: 'names', type: 'text', sentAs: 'text', value: ({ names }) => names },
];

/** Both tables with their columns: an offer has one row in each. */
export const OFFER_TABLES = [
  { name: 'offer', columns: OFFER_COLUMNS },
  { name: 'offer_text', columns: TEXT_COLUMNS },
] as const;

/** Rows in the parameters of a statement, one array for each column: all rows go in one statement, however many. */
export function rowParameters(rows: OfferRow[], columns: readonly OfferColumn[]): unknown[] {
  return columns.map(({ value }) => rows.map(value));
}

/** The rows of `rowParameters` as a FROM item named `sent`; what was sent as text is not yet cast. */
export function sentRowsSql(columns: readonly OfferColumn[]): string {
  const parameters = columns.map(({ sentAs }, index) => `$${index + 1}::${sentAs}[]`);
  return `unnest(${parameters.join(', ')}) AS sent (${columns.map(({ name }) => name).join(', ')})`;
}
