import { type Database, type IndexBuild, inTurns, type RebuildTimes, type WriteRecord } from '@babelboard/platform';
import type { OfferDocument } from '../offer-document.js';
import {
  createCountIndexesSql,
  createOfferIndexesSql,
  createTablesSql,
  fillCountsSql,
  SERVING_SCHEMA,
} from './index-tables.js';
import { offerRow } from './offer-row.js';
import { insertRows } from './write-offers.js';

const NEXT_SCHEMA = 'search_index_next';

/** Fills a schema of its own and gives it the name of the one that serves. */
export class PostgresIndexBuild implements IndexBuild<OfferDocument> {
  private writing = Promise.resolve();

  private constructor(
    private readonly database: Database,
    private readonly times: RebuildTimes,
  ) {}

  static async start(database: Database, times: RebuildTimes): Promise<PostgresIndexBuild> {
    await database.query(`DROP SCHEMA IF EXISTS ${NEXT_SCHEMA} CASCADE`);
    await database.transaction(async (tx) => {
      for (const sql of createTablesSql(NEXT_SCHEMA)) {
        await tx.query(sql);
      }
    });
    return new PostgresIndexBuild(database, times);
  }

  /** Comes back when the rows before are written: the next ones are made meanwhile. */
  async add(documents: OfferDocument[]): Promise<void> {
    const rows = await this.times.of('making rows', () => inTurns(documents, offerRow));
    await this.writing;
    this.writing = this.times.of('writing', () => this.database.transaction((tx) => insertRows(tx, NEXT_SCHEMA, rows)));
    // Looked at with the next rows; until then a failure is not unhandled.
    this.writing.catch(() => undefined);
  }

  async finish(): Promise<void> {
    await this.writing;
    // Beside each other: both only read the offers, and each keeps one processor busy.
    await Promise.all([
      this.times.of('indexes', () => this.run(createOfferIndexesSql(NEXT_SCHEMA))),
      this.times.of('counters and dictionary', () =>
        this.run([...fillCountsSql(NEXT_SCHEMA), ...createCountIndexesSql(NEXT_SCHEMA)]),
      ),
    ]);
    const tables = ['offer', 'offer_text', 'term_pair', 'word'];
    await this.times.of('tidying tables', () =>
      this.run(tables.map((name) => `VACUUM ANALYZE ${NEXT_SCHEMA}.${name}`)),
    );
  }

  private async run(statements: string[]): Promise<void> {
    for (const sql of statements) {
      await this.database.query(sql);
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
