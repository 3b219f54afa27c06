import { Clock, Database, type IndexBuild, type ProjectionIndex, type WriteRecord } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { MATCHING_VERSION } from '../scoring/domain/matching.js';
import type { MatchingNews } from './matching-news.js';
import type { MatchingMemory } from './memory/matching-memory.js';
import type { MatchingTables } from './store/matching-tables.js';

/** Documents written in one transaction. */
const AT_ONCE = 25;

/** Writes into the tables what is new of one side, and takes out what is gone. Each gives the accounts whose matchings are others now. */
export interface SideWriter<D> {
  put(tx: EntityManager, documents: D[]): Promise<Iterable<number>>;
  takeOut(tx: EntityManager, ids: number[]): Promise<Iterable<number>>;
  /** Takes out of the memory what is out of the tables for good: after the commit. */
  forget(ids: readonly number[]): Promise<unknown>;
}

interface Side<D> {
  /** Of the projection. */
  name: string;
  /** Where its rows are, with the column of their ids. */
  table: { name: string; id: string };
  /** Called before the transaction, for what cannot be read in it. */
  open(): Promise<SideWriter<D>>;
}

interface Parts {
  database: Database;
  tables: MatchingTables;
  memory: MatchingMemory;
  news: MatchingNews;
  clock: Clock;
}

/**
 * One side of the matchings as a projection keeps it. A build writes into the tables that serve: what it comes upon is right afterwards, and what it
 * never came upon goes at its end.
 */
export class MatchingIndex<D extends { id: number }> implements ProjectionIndex<D> {
  constructor(
    private readonly side: Side<D>,
    private readonly parts: Parts,
  ) {}

  /** In several transactions: the lock is waited for by who is erased. The last one records them all. */
  async write(documents: D[], removedIds: number[], record: WriteRecord): Promise<void> {
    for (let from = 0; from < documents.length - AT_ONCE; from += AT_ONCE) {
      await this.put(documents.slice(from, from + AT_ONCE));
    }
    const last = documents.slice(Math.max(0, Math.ceil(documents.length / AT_ONCE) - 1) * AT_ONCE);
    await this.change(async (tx, side) => {
      const changed = new Set(await side.takeOut(tx, removedIds));
      for (const accountId of await side.put(tx, last)) changed.add(accountId);
      await this.parts.news.tell(tx, changed);
      await record(tx);
      return removedIds;
    });
  }

  async listIds(afterId: number, limit: number): Promise<number[]> {
    const { name, id } = this.side.table;
    const rows = await this.parts.database.query<{ id: number }>(
      `SELECT ${id} AS id FROM ${name} WHERE ${id} > $1 AND version = $2 ORDER BY ${id} LIMIT $3`,
      [afterId, MATCHING_VERSION, limit],
    );
    return rows.map((row) => row.id);
  }

  async isReady(): Promise<boolean> {
    const rows = await this.parts.database.query('SELECT FROM matching_projection WHERE name = $1 AND version = $2', [
      this.side.name,
      MATCHING_VERSION,
    ]);
    return rows.length > 0;
  }

  async startBuild(): Promise<IndexBuild<D>> {
    const built = new Set<number>();
    return {
      add: async (documents) => {
        for (const { id } of documents) built.add(id);
        for (let from = 0; from < documents.length; from += AT_ONCE) {
          await this.put(documents.slice(from, from + AT_ONCE));
        }
      },
      finish: async () => undefined,
      swap: (record) =>
        this.change(async (tx, side) => {
          const others = await this.others(tx, built);
          await this.parts.news.tell(tx, await side.takeOut(tx, others));
          await tx.query(
            `INSERT INTO matching_projection (name, version, built_at) VALUES ($1, $2, $3)
             ON CONFLICT (name) DO UPDATE SET version = excluded.version, built_at = excluded.built_at`,
            [this.side.name, MATCHING_VERSION, this.parts.clock.now()],
          );
          await record(tx);
          return others;
        }),
    };
  }

  private put(documents: D[]): Promise<void> {
    return this.change(async (tx, side) => {
      await this.parts.news.tell(tx, await side.put(tx, documents));
      return [];
    });
  }

  private async others(tx: EntityManager, built: ReadonlySet<number>): Promise<number[]> {
    const { name, id } = this.side.table;
    const rows = await tx.query<{ id: number }[]>(`SELECT ${id} AS id FROM ${name}`);
    return rows.flatMap((row) => (built.has(row.id) ? [] : [row.id]));
  }

  /** @param work gives what it took out */
  private async change(work: (tx: EntityManager, side: SideWriter<D>) => Promise<number[]>): Promise<void> {
    const { database, memory, tables } = this.parts;
    const side = await this.side.open();
    await memory.catchUp();
    const takenOut = await database.transaction(async (tx) => {
      await tables.lock(tx);
      await memory.catchUp(tx);
      return work(tx, side);
    });
    await side.forget(takenOut);
  }
}
