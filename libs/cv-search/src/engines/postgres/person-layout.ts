import type { IndexLayout, RowColumn } from '@babelboard/search/contract';
import type { FindablePerson } from '../findable-person.js';
import { type PersonRow, personRow } from './person-row.js';
import {
  countedTermsSql,
  createPersonIndexesSql,
  createTablesSql,
  fillCountsSql,
  SERVING_SCHEMA,
} from './person-tables.js';

type Column = RowColumn<PersonRow>;

const ACCOUNT_ID: Column = { name: 'account_id', type: 'int', sentAs: 'int', value: ({ id }) => id };
const TERMS: Column = { name: 'terms', type: 'int[]', sentAs: 'text', value: ({ terms }) => terms };

/** People in the tables of the index: two rows for each, and how many have each term. */
export const PERSON_LAYOUT: IndexLayout<FindablePerson, PersonRow> = {
  schema: SERVING_SCHEMA,
  rowOf: personRow,
  tables: [
    {
      name: 'person',
      columns: [
        ACCOUNT_ID,
        { name: 'active_week', type: 'int', sentAs: 'int', value: ({ activeWeek }) => activeWeek },
        { name: 'findable_since', type: 'bigint', sentAs: 'bigint', value: ({ findableSince }) => findableSince },
        {
          name: 'blocked_company_ids',
          type: 'int[]',
          sentAs: 'text',
          value: ({ blockedCompanyIds }) => blockedCompanyIds,
        },
        TERMS,
        { name: 'tsv_hi', type: 'tsvector', sentAs: 'text', value: ({ tsvHi }) => tsvHi },
        { name: 'tsv_all', type: 'tsvector', sentAs: 'text', value: ({ tsvAll }) => tsvAll },
      ],
    },
    {
      name: 'person_text',
      columns: [ACCOUNT_ID, { name: 'text', type: 'text', sentAs: 'text', value: ({ text }) => text }],
    },
  ],
  counts: [
    {
      table: 'term_count',
      column: TERMS,
      key: [{ name: 'term', type: 'int' }],
      keysOf: countedTermsSql('value'),
    },
  ],
  createTables: createTablesSql,
  createRowIndexes: createPersonIndexesSql,
  fillCounts: fillCountsSql,
  createCountIndexes: () => [],
};
