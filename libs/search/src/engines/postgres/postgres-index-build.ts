import { type Database, type IndexBuild, inTurns, type RebuildTimes, type WriteRecord } from '@babelboard/platform';
import type { IndexLayout } from './index-layout.js';
import { insertRows } from './write-rows.js';

/** Fills a schema of its own and gives it the name of the one that serves. */
export class PostgresIndexBuild<Document extends { id: number }, Row> implements IndexBuild<Document> {
  private writing = Promise.resolve();

  private constructor(
    private readonly database: Database,
    private readonly layout: IndexLayout<Document, Row>,
    private readonly times: RebuildTimes,
  ) {}

  static async start<Document extends { id: number }, Row>(
    database: Database,
    layout: IndexLayout<Document, Row>,
    times: RebuildTimes,
  ): Promise<PostgresIndexBuild<Document, Row>> {
    const build = new PostgresIndexBuild(database, layout, times);
    await database.query(`DROP SCHEMA IF EXISTS ${build.nextSchema} CASCADE`);
    await database.transaction(async (tx) => {
      for (const sql of layout.createTables(build.nextSchema)) {
        await tx.query(sql);
      }
    });
    return build;
  }

  /** Comes back when the rows before are written: the next ones are made meanwhile. */
  async add(documents: Document[]): Promise<void> {
    const { rowOf, tables } = this.layout;
    const rows = await this.times.of('making rows', () => inTurns(documents, rowOf));
    await this.writing;
    this.writing = this.times.of('writing', () =>
      this.database.transaction((tx) => insertRows(tx, tables, this.nextSchema, rows)),
    );
    // Looked at with the next rows; until then a failure is not unhandled.
    this.writing.catch(() => undefined);
  }

  async finish(): Promise<void> {
    const { createRowIndexes, fillCounts, createCountIndexes, tables, counts } = this.layout;
    await this.writing;
    // Beside each other: both only read the rows, and each keeps one processor busy.
    await Promise.all([
      this.times.of('indexes', () => this.run(createRowIndexes(this.nextSchema))),
      this.times.of('counts', () => this.run([...fillCounts(this.nextSchema), ...createCountIndexes(this.nextSchema)])),
    ]);
    const names = [...tables.map(({ name }) => name), ...counts.map(({ table }) => table)];
    await this.times.of('tidying tables', () =>
      this.run(names.map((name) => `VACUUM ANALYZE ${this.nextSchema}.${name}`)),
    );
  }

  /** Searches under way end on the old tables; those that come meanwhile wait for the commit. */
  async swap(record: WriteRecord): Promise<void> {
    const { schema } = this.layout;
    await this.database.transaction(async (tx) => {
      await tx.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
      await tx.query(`ALTER SCHEMA ${this.nextSchema} RENAME TO ${schema}`);
      await record(tx);
    });
  }

  private get nextSchema(): string {
    return `${this.layout.schema}_next`;
  }

  private async run(statements: string[]): Promise<void> {
    for (const sql of statements) {
      await this.database.query(sql);
    }
  }
}
