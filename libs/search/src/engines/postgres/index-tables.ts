import { createHash } from 'node:crypto';
import { EVERY_OFFER } from '../../domain/terms.js';
import { inGroup, termPairsSql } from './counting/term-pairs.js';
import { FACET_SETS } from './facet-sets.js';

/** Schema of the tables that serve. A rebuild fills another schema and takes its name. */
export const SERVING_SCHEMA = 'search_index';

/** Holds the extension intarray, whose operators on int[] would otherwise take the place of PostgreSQL's own. */
export const TOOLS_SCHEMA = 'search_tools';

/** Counters of cities among all live offers. */
export const CITIES_OF_EVERY_OFFER = `t1 = ${EVERY_OFFER} AND ${inGroup('t2', 'city')}`;

/** What rows hold beyond what the columns say; to be changed with them. */
const ROWS =
  'occupations of the title among the words, words and ad languages of all versions, letters with marks as two, no numbers joined, names without articles';

/** Names the layout of the tables; a schema carries it as its comment, so that another layout is seen and built anew. */
export function layoutVersion(): string {
  const sql = [...tablesSql('search'), ...createIndexesSql('search'), ROWS].join('\n');
  return createHash('sha256').update(sql).digest('hex').slice(0, 16);
}

/** The schema with its tables, without their secondary indexes. */
export function createTablesSql(schema: string): string[] {
  return [`CREATE SCHEMA ${schema}`, `COMMENT ON SCHEMA ${schema} IS '${layoutVersion()}'`, ...tablesSql(schema)];
}

function tablesSql(schema: string): string[] {
  return [
    // Narrow on purpose: lists and counts read nothing else, and read it of each offer that they find. The vectors stand out of
    // line (TOAST). The terms stand a second time in the sets in which they are counted (`FACET_SETS`).
    `CREATE TABLE ${schema}.offer (
       offer_id int PRIMARY KEY,
       shown boolean NOT NULL,
       promoted boolean NOT NULL,
       sunk boolean NOT NULL,
       posted_at timestamptz NOT NULL,
       ${FACET_SETS.map(({ column }) => `${column} int[] NOT NULL`).join(',\n       ')},
       terms int[] NOT NULL,
       tsv_hi tsvector NOT NULL,
       tsv_all tsvector NOT NULL
     ) WITH (toast_tuple_target = 128)`,
    `ALTER TABLE ${schema}.offer ${[...FACET_SETS.map(({ column }) => column), 'terms']
      .map((column) => `ALTER COLUMN ${column} SET STORAGE PLAIN`)
      .join(', ')}`,
    `CREATE TABLE ${schema}.offer_text (offer_id int PRIMARY KEY, description text NOT NULL, names text NOT NULL)`,
    // How many offers have both terms (`COUNTER_GROUPS`).
    `CREATE TABLE ${schema}.term_pair (
       t1 int NOT NULL,
       t2 int NOT NULL,
       n int NOT NULL,
       PRIMARY KEY (t1, t2)
     ) WITH (fillfactor = 80)`,
    // How many live offers have the word.
    `CREATE TABLE ${schema}.word (word text COLLATE "C" PRIMARY KEY, n int NOT NULL) WITH (fillfactor = 80)`,
  ];
}

/** Secondary indexes, made when a rebuild has filled all tables. */
export function createIndexesSql(schema: string): string[] {
  return [...createOfferIndexesSql(schema), ...createCountIndexesSql(schema)];
}

/** Those of the offers alone, which need no counts yet. */
export function createOfferIndexesSql(schema: string): string[] {
  return [
    // One index for filters and words: it finds the offers that have both without reading a vector of any other.
    `CREATE INDEX ON ${schema}.offer USING gin (terms ${TOOLS_SCHEMA}.gin__int_ops, tsv_hi, tsv_all)
       WITH (gin_pending_list_limit = 512)`,
    `CREATE INDEX ON ${schema}.offer (promoted DESC, sunk, posted_at DESC, offer_id DESC) WHERE shown`,
    `CREATE INDEX ON ${schema}.offer (sunk, posted_at DESC, offer_id DESC) WHERE shown`,
  ];
}

/** Those of the counters and of the dictionary. */
export function createCountIndexesSql(schema: string): string[] {
  return [
    // The cities of the home page; a small part of the counters, so most of them still change in place.
    `CREATE INDEX ON ${schema}.term_pair (n DESC, t2) WHERE ${CITIES_OF_EVERY_OFFER}`,
    `CREATE INDEX ON ${schema}.word USING gin (word gin_trgm_ops)`,
  ];
}

/** Counts that a filled index holds beside its rows. */
export function fillCountsSql(schema: string): string[] {
  return [
    `INSERT INTO ${schema}.term_pair (t1, t2, n)
     SELECT t1, t2, count(*) FROM ${schema}.offer, ${termPairsSql('terms')} GROUP BY t1, t2`,
    `INSERT INTO ${schema}.word (word, n)
     SELECT word, ndoc FROM ts_stat('SELECT tsv_all FROM ${schema}.offer')`,
  ];
}
