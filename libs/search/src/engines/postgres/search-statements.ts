import type { Database } from '@babelboard/platform';
import { TOOLS_SCHEMA } from './index-tables.js';

/** Where a page lies, and what its documents must have and are ranked by: both a tsquery, null where there are no words. */
export interface PageParameters {
  from: number;
  size: number;
  words: string | null;
  ranking: string | null;
}

/** Runs statements of a search with settings of the planner that suit them, by the functions that the migrations make. */
export class SearchStatements {
  constructor(private readonly database: Database) {}

  /** @param statement gives rows (`term`, `total`); `$1` is a tsquery */
  counts(statement: string, words: string | null): Promise<{ term: number; total: number }[]> {
    return this.database.query(`SELECT term, total FROM ${TOOLS_SCHEMA}.counts($1, $2)`, [statement, words]);
  }

  /** @param statement gives ids in their order; `$1` to `$4` are the parameters as they stand in `PageParameters` */
  async ids(statement: string, { from, size, words, ranking }: PageParameters): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT offer_id AS id FROM ${TOOLS_SCHEMA}.offer_ids($1, $2, $3, $4, $5)`,
      [statement, from, size, words, ranking],
    );
    return rows.map(({ id }) => id);
  }

  /** The comment of a schema, which names its layout; null where there is none. */
  async layoutOf(schema: string): Promise<string | null> {
    const [row] = await this.database.query<{ layout: string | null }>(
      `SELECT obj_description(to_regnamespace($1), 'pg_namespace') AS layout`,
      [schema],
    );
    return row?.layout ?? null;
  }
}
