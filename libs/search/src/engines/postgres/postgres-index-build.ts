import type { Database } from '@babelboard/platform';
import type { OfferDocument } from '../offer-document.js';
import type { IndexBuild, WriteRecord } from '../offer-search-engine.js';
import { createIndexesSql, createTablesSql, fillCountsSql, SERVING_SCHEMA } from './index-tables.js';
import { offerRow } from './offer-row.js';
import { insertRows } from './write-offers.js';

const NEXT_SCHEMA = 'search_index_next';

/** Fills a schema of its own and gives it the name of the one that serves. */
export class PostgresIndexBuild implements IndexBuild {
  private constructor(private readonly database: Database) {}

  static async start(database: Database): Promise<PostgresIndexBuild> {
    await database.query(`DROP SCHEMA IF EXISTS ${NEXT_SCHEMA} CASCADE`);
    await database.transaction(async (tx) => {
      for (const sql of createTablesSql(NEXT_SCHEMA)) {
        await tx.query(sql);
      }
    });
    return new PostgresIndexBuild(database);
  }

  async add(documents: OfferDocument[]): Promise<void> {
    await this.database.transaction((tx) => insertRows(tx, NEXT_SCHEMA, documents.map(offerRow)));
  }

  async finish(): Promise<void> {
    for (const sql of [...createIndexesSql(NEXT_SCHEMA), ...fillCountsSql(NEXT_SCHEMA)]) {
      await this.database.query(sql);
    }
    for (const table of ['offer', 'offer_text', 'term_pair', 'word']) {
      await this.database.query(`VACUUM ANALYZE ${NEXT_SCHEMA}.${table}`);
    }
  }

  /** Searches under way end on the old tables; those that come meanwhile wait for the commit. */
  async swap(record: WriteRecord): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.query(`DROP SCHEMA IF EXISTS ${SERVING_SCHEMA} CASCADE`);
      await tx.query(`ALTER SCHEMA ${NEXT_SCHEMA} RENAME TO ${SERVING_SCHEMA}`);
      await record(tx);
    });
  }
}
