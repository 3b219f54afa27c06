import { FACET_SETS } from './facet-sets.js';
import type { RowColumn } from './index-layout.js';
import type { OfferRow } from './offer-row.js';

type OfferColumn = RowColumn<OfferRow>;

const OFFER_ID: OfferColumn = { name: 'offer_id', type: 'int', sentAs: 'int', value: ({ id }) => id };
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
