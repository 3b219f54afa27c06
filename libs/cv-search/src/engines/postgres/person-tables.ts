import { createHash } from 'node:crypto';
import { TOOLS_SCHEMA } from '@babelboard/search/contract';
import { COUNTED_GROUPS } from '../terms/filters.js';
import { TERMS, type TermGroup } from '../terms/terms.js';

/** Schema of the tables that serve. */
export const SERVING_SCHEMA = 'cv_search_index';

/** What rows hold beyond what the columns say; to be changed with them. */
const ROWS = 'words with their base forms, highest step of experience, lowest of pay';

/** Names the layout of the tables; a schema carries it as its comment, so that another layout is seen and built anew. */
export function layoutVersion(): string {
  const sql = [...tablesSql('cv_search'), ...createPersonIndexesSql('cv_search'), ROWS].join('\n');
  return createHash('sha256').update(sql).digest('hex').slice(0, 16);
}

/** The schema with its tables, without their secondary indexes. */
export function createTablesSql(schema: string, version = layoutVersion()): string[] {
  return [`CREATE SCHEMA ${schema}`, `COMMENT ON SCHEMA ${schema} IS '${version}'`, ...tablesSql(schema)];
}

function tablesSql(schema: string): string[] {
  return [
    // Narrow on purpose: lists and counts read nothing else, and read it of everybody whom they find. The vectors stand out of line (TOAST).
    `CREATE TABLE ${schema}.person (
       account_id int PRIMARY KEY,
       active_week int NOT NULL,
       findable_since bigint NOT NULL,
       blocked_company_ids int[] NOT NULL,
       terms int[] NOT NULL,
       tsv_hi tsvector NOT NULL,
       tsv_all tsvector NOT NULL
     ) WITH (toast_tuple_target = 128)`,
    `ALTER TABLE ${schema}.person ALTER COLUMN terms SET STORAGE PLAIN, ALTER COLUMN blocked_company_ids SET STORAGE MAIN`,
    `CREATE TABLE ${schema}.person_text (account_id int PRIMARY KEY, text text NOT NULL)`,
    // How many people have the term.
    `CREATE TABLE ${schema}.term_count (term int PRIMARY KEY, n int NOT NULL) WITH (fillfactor = 80)`,
  ];
}

/** Secondary indexes, made when a build has filled the tables. */
export function createPersonIndexesSql(schema: string): string[] {
  return [
    // One index for filters and words: it finds those who have both without reading a vector of anybody else.
    `CREATE INDEX ON ${schema}.person USING gin (terms ${TOOLS_SCHEMA}.gin__int_ops, tsv_hi, tsv_all)
       WITH (gin_pending_list_limit = 512)`,
    `CREATE INDEX ON ${schema}.person (active_week DESC, account_id DESC)`,
    // Few block anybody: who blocked a company is found at once.
    `CREATE INDEX ON ${schema}.person USING gin (blocked_company_ids ${TOOLS_SCHEMA}.gin__int_ops)
       WHERE blocked_company_ids <> '{}'`,
  ];
}

/** Counts that a filled index holds beside its rows. */
export function fillCountsSql(schema: string): string[] {
  return [
    `INSERT INTO ${schema}.term_count (term, n)
     SELECT term, count(*) FROM ${schema}.person, ${countedTermsSql('terms')} GROUP BY term`,
  ];
}

/** Those of the terms, as SQL, that are counted for everybody, as a FROM item with `term`. */
export function countedTermsSql(terms: string): string {
  return `LATERAL (SELECT term FROM unnest(${terms}) AS term WHERE ${areIn(COUNTED_GROUPS)}) AS entry`;
}

/** Whether a `term` is of one of the groups, or the one that everybody has. */
export function areIn(groups: readonly TermGroup[]): string {
  return `(${['term = 0', ...groups.map(isIn)].join(' OR ')})`;
}

/** Whether a `term` is of the group. */
export function isIn(group: TermGroup): string {
  const [first, last] = TERMS.rangeOf(group);
  return `term BETWEEN ${first} AND ${last}`;
}
