import { createHash } from 'node:crypto';
import { EVERY_OFFER, termRange } from '../../domain/terms.js';

/** Schema of the tables that serve. A rebuild fills another schema and takes its name. */
export const SERVING_SCHEMA = 'search_index';

/** Holds the extension intarray, whose operators on int[] would otherwise take the place of PostgreSQL's own. */
export const TOOLS_SCHEMA = 'search_tools';

const [FIRST_CITY, LAST_CITY] = termRange('city');

/** Counters of cities among all live offers. */
export const CITIES_OF_EVERY_OFFER = `t1 = ${EVERY_OFFER} AND t2 BETWEEN ${FIRST_CITY} AND ${LAST_CITY}`;

/** Names the layout of the tables; a schema carries it as its comment, so that another layout is seen and built anew. */
export function layoutVersion(): string {
  const sql = [...tablesSql('search'), ...createIndexesSql('search')].join('\n');
  return createHash('sha256').update(sql).digest('hex').slice(0, 16);
}

/** The schema with its tables, without their secondary indexes. */
export function createTablesSql(schema: string): string[] {
  return [`CREATE SCHEMA ${schema}`, `COMMENT ON SCHEMA ${schema} IS '${layoutVersion()}'`, ...tablesSql(schema)];
}

function tablesSql(schema: string): string[] {
  return [
    // Narrow on purpose: lists, counts and ranking read nothing else. Long vectors move out of line (TOAST). The places and
    // languages among the terms stand alone as well, for facets that need nothing else of an offer.
    `CREATE TABLE ${schema}.offer (
       offer_id int PRIMARY KEY,
       promoted boolean NOT NULL,
       posted_at timestamptz NOT NULL,
       terms int[] NOT NULL,
       place_terms int[] NOT NULL,
       language_terms int[] NOT NULL,
       tsv_hi tsvector NOT NULL,
       tsv_all tsvector NOT NULL
     ) WITH (toast_tuple_target = 256)`,
    `ALTER TABLE ${schema}.offer ALTER COLUMN terms SET STORAGE PLAIN, ALTER COLUMN place_terms SET STORAGE PLAIN,
       ALTER COLUMN language_terms SET STORAGE PLAIN, ALTER COLUMN tsv_hi SET STORAGE MAIN`,
    `CREATE TABLE ${schema}.offer_text (offer_id int PRIMARY KEY, description text NOT NULL)`,
    // How many live offers have both terms, for terms of different filter groups; t1 = 0 stands for every offer.
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

/** Secondary indexes, made after a rebuild has filled the tables. */
export function createIndexesSql(schema: string): string[] {
  return [
    `CREATE INDEX ON ${schema}.offer USING gin (terms ${TOOLS_SCHEMA}.gin__int_ops) WITH (gin_pending_list_limit = 512)`,
    `CREATE INDEX ON ${schema}.offer USING gin (tsv_hi) WITH (gin_pending_list_limit = 512)`,
    `CREATE INDEX ON ${schema}.offer USING gin (tsv_all) WITH (gin_pending_list_limit = 512)`,
    `CREATE INDEX ON ${schema}.offer (promoted DESC, posted_at DESC, offer_id DESC)`,
    `CREATE INDEX ON ${schema}.offer (posted_at DESC, offer_id DESC)`,
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

/**
 * The pairs of terms of one offer that are counted, as a FROM item with t1 and t2. Countries and cities (ranges 1 and 2)
 * are one group of filters; pairs within a group are never asked for.
 */
export function termPairsSql(terms: string): string {
  const group = (term: string) => `(CASE WHEN ${term} = 0 THEN 0 ELSE greatest(${term} / 100000000, 2) END)`;
  return `LATERAL (SELECT a AS t1, b AS t2 FROM unnest(${terms}) a, unnest(${terms}) b
    WHERE (a = 0 AND b = 0) OR ${group('a')} <> ${group('b')}) pair`;
}
