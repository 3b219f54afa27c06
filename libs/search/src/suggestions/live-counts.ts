import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { EVERY_OFFER } from '../domain/terms.js';
import { SERVING_SCHEMA, TOOLS_SCHEMA } from '../engines/postgres/index-tables.js';

/** How many live offers there are for what is suggested, by the counters of the PostgreSQL index, which is always kept. */
@Injectable()
export class LiveCounts {
  constructor(private readonly database: Database) {}

  /** Shown offers by term, and by word in any field; what has none is missing. */
  async of(terms: number[], words: string[]): Promise<{ terms: Map<number, number>; words: Map<string, number> }> {
    const rows = await this.database.query<{ term: number | null; word: string | null; n: number }>(
      `SELECT t2 AS term, NULL AS word, n FROM ${SERVING_SCHEMA}.term_pair WHERE t1 = ${EVERY_OFFER} AND t2 = ANY ($1)
       UNION ALL SELECT NULL, word, n FROM ${SERVING_SCHEMA}.word WHERE word = ANY ($2)`,
      [terms, words],
    );
    return {
      terms: new Map(rows.flatMap(({ term, n }) => (term === null ? [] : [[term, n]]))),
      words: new Map(rows.flatMap(({ word, n }) => (word === null ? [] : [[word, n]]))),
    };
  }

  /** For each list of words whether one offer has them all. Words hold letters, digits, + and # only. */
  async haveAll(lists: readonly (readonly string[])[]): Promise<boolean[]> {
    const rows = await this.database.query<{ found: boolean }>(
      `SELECT EXISTS (SELECT FROM ${TOOLS_SCHEMA}.offer_ids($2, 0, 1, words, NULL)) AS found
       FROM unnest($1::text[]) WITH ORDINALITY AS list (words, place) ORDER BY place`,
      [
        lists.map((words) => words.map((word) => `'${word}'`).join(' & ')),
        `SELECT offer_id FROM ${SERVING_SCHEMA}.offer WHERE tsv_all @@ $3::tsquery OFFSET $1 LIMIT $2`,
      ],
    );
    return rows.map(({ found }) => found);
  }
}
