import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { EVERY_OFFER } from '../domain/terms.js';
import { SERVING_SCHEMA } from '../engines/postgres/index-tables.js';

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
}
