import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EngineName } from '../engines/offer-search-engine.js';

/** PostgreSQL channel that wakes the index loops; the payload names the engine. */
export const DIRTY_CHANNEL = 'search_dirty_offer';

export interface Mark {
  offerId: number;
  /** From a sequence: an offer marked again has a higher one. */
  mark: string;
}

/** Offers of which an index may have an old state. */
@Injectable()
export class DirtyOffers {
  constructor(private readonly database: Database) {}

  async mark(tx: EntityManager, engine: EngineName, offerIds: number[]): Promise<void> {
    // In order of ids, so that two who mark the same offers cannot wait for each other.
    await tx.query(
      `INSERT INTO search_dirty_offer (engine, offer_id, mark)
       SELECT $1, id, nextval('search_dirty_mark') FROM (SELECT DISTINCT unnest($2::int[]) AS id ORDER BY id) marked
       ON CONFLICT (engine, offer_id) DO UPDATE SET mark = excluded.mark`,
      [engine, offerIds],
    );
    // Commits that notify wait for each other, so only the first of many marks does; its loop goes on until none is left.
    await tx.query(
      `SELECT pg_notify($1, $2)
       WHERE NOT EXISTS (SELECT FROM search_dirty_offer WHERE engine = $2 AND offer_id <> ALL ($3))`,
      [DIRTY_CHANNEL, engine, offerIds],
    );
  }

  /** The oldest marks. */
  take(engine: EngineName, limit: number): Promise<Mark[]> {
    return this.database.query<Mark>(
      `SELECT offer_id AS "offerId", mark FROM search_dirty_offer WHERE engine = $1 ORDER BY mark LIMIT $2`,
      [engine, limit],
    );
  }

  /** Takes marks away, but not from offers marked again meanwhile; notes the offers for a rebuild that is under way. */
  async clear(tx: EntityManager, engine: EngineName, marks: Mark[]): Promise<void> {
    const offerIds = marks.map(({ offerId }) => offerId);
    await tx.query(
      `INSERT INTO search_rebuild_change (engine, offer_id)
       SELECT engine, unnest($2::int[]) FROM search_rebuild WHERE engine = $1
       ON CONFLICT DO NOTHING`,
      [engine, offerIds],
    );
    // Locked in order of ids, as `mark` does.
    await tx.query(
      `WITH done AS (
         SELECT offer_id FROM search_dirty_offer JOIN unnest($2::int[], $3::bigint[]) AS cleared (offer_id, mark)
           USING (offer_id, mark)
         WHERE engine = $1 ORDER BY offer_id FOR UPDATE OF search_dirty_offer)
       DELETE FROM search_dirty_offer USING done WHERE engine = $1 AND search_dirty_offer.offer_id = done.offer_id`,
      [engine, offerIds, marks.map(({ mark }) => mark)],
    );
  }

  /** From now on `clear` notes what it clears. */
  async startRebuild(engine: EngineName): Promise<void> {
    await this.database.query(
      `INSERT INTO search_rebuild (engine, started_at) VALUES ($1, now()) ON CONFLICT (engine) DO NOTHING`,
      [engine],
    );
  }

  isRebuilding(engine: EngineName): Promise<boolean> {
    return this.database
      .query('SELECT 1 FROM search_rebuild WHERE engine = $1', [engine])
      .then((rows) => rows.length > 0);
  }

  /** Marks what was indexed during the rebuild once more: the new index may have read an older state. */
  async endRebuild(tx: EntityManager, engine: EngineName): Promise<void> {
    const changes = await tx.query<{ offer_id: number }[]>(
      'SELECT offer_id FROM search_rebuild_change WHERE engine = $1',
      [engine],
    );
    await this.mark(
      tx,
      engine,
      changes.map((change) => change.offer_id),
    );
    await tx.query('DELETE FROM search_rebuild WHERE engine = $1', [engine]);
  }
}
