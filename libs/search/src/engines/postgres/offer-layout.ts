import type { OfferDocument } from '../offer-document.js';
import { termPairsSql } from './counting/term-pairs.js';
import type { IndexLayout } from './index-layout.js';
import {
  createCountIndexesSql,
  createOfferIndexesSql,
  createTablesSql,
  fillCountsSql,
  SERVING_SCHEMA,
} from './index-tables.js';
import { OFFER_TABLES, TERMS, WORDS } from './offer-columns.js';
import { type OfferRow, offerRow } from './offer-row.js';

/** Offers in the tables of the index: two rows for each, the counters of terms and the dictionary. */
export const OFFER_LAYOUT: IndexLayout<OfferDocument, OfferRow> = {
  schema: SERVING_SCHEMA,
  rowOf: offerRow,
  tables: OFFER_TABLES,
  counts: [
    {
      table: 'term_pair',
      column: TERMS,
      key: [
        { name: 't1', type: 'int' },
        { name: 't2', type: 'int' },
      ],
      keysOf: termPairsSql('value'),
    },
    {
      table: 'word',
      column: WORDS,
      key: [{ name: 'word', type: 'text' }],
      keysOf: 'LATERAL (SELECT lexeme AS word FROM unnest(value)) AS entry',
    },
  ],
  createTables: createTablesSql,
  createRowIndexes: createOfferIndexesSql,
  fillCounts: fillCountsSql,
  createCountIndexes: createCountIndexesSql,
};
