import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Database } from '../database/database.js';

/** PostgreSQL channel that wakes the loops; the payload names the projection. */
export const MARKS_CHANNEL = 'projection_mark';

/** A subject that failed once is tried again when the others are done; from then on it waits, about twice as long each time. */
const FIRST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 900;

export interface Mark {
  subjectId: number;
  /** From a sequence: a subject that is marked again has a higher one. */
  mark: string;
}

/** How a mark was put off. */
export interface PutOffMark {
  failures: number;
  pauseSeconds: number;
}

/** Subjects of which an index may have an old state. */
@Injectable()
export class ProjectionMarks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks subjects for each of the projections, by their names. What failed before is tried at once: it may be in order now.
   * @param options.afterSeconds waits so long, for changes that seldom come alone; those that come meanwhile wait no longer than the first
   */
  async add(
    tx: EntityManager,
    projections: string[],
    subjectIds: number[],
    { afterSeconds = 0 }: { afterSeconds?: number } = {},
  ): Promise<void> {
    const notBefore = afterSeconds === 0 ? '-infinity' : new Date(this.clock.now().getTime() + afterSeconds * 1_000);
    // In one order, so that two who mark the same subjects cannot wait for each other.
    await tx.query(
      `INSERT INTO projection_mark (projection, subject_id, mark, not_before)
       SELECT projection, id, nextval('projection_mark_number'), $3::timestamptz
       FROM (SELECT DISTINCT projection, id FROM unnest($1::text[]) AS projection, unnest($2::int[]) AS id ORDER BY 1, 2) AS marked
       ON CONFLICT (projection, subject_id) DO UPDATE SET mark = excluded.mark, not_before = least(projection_mark.not_before, excluded.not_before),
         since = CASE projection_mark.failures WHEN 0 THEN excluded.since ELSE projection_mark.since END`,
      [projections, subjectIds, notBefore],
    );
    // Commits that notify wait for each other, so only the first of many marks does; its loop goes on until none is left
    // but those put off.
    await tx.query(
      `SELECT pg_notify($1, name) FROM unnest($2::text[]) AS name
       WHERE NOT EXISTS (SELECT FROM projection_mark WHERE projection = name AND subject_id <> ALL ($3) AND not_before <= now())`,
      [MARKS_CHANNEL, projections, subjectIds],
    );
  }

  /** The oldest marks; those put off when their time has come, by the product's clock or the database's. */
  take(projection: string, limit: number): Promise<Mark[]> {
    return this.database.query<Mark>(
      `SELECT subject_id AS "subjectId", mark FROM projection_mark
       WHERE projection = $1 AND not_before <= greatest(now(), $3) ORDER BY mark LIMIT $2`,
      [projection, limit, this.clock.now()],
    );
  }

  /** Whether a subject is marked for any of the projections, those put off too. */
  async has(projections: string[], subjectId: number): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT 1 FROM projection_mark WHERE projection = ANY ($1) AND subject_id = $2 LIMIT 1',
      [projections, subjectId],
    );
    return rows.length > 0;
  }

  /** Takes marks away, but not from subjects marked again meanwhile; notes the subjects for a rebuild that is under way. */
  async clear(tx: EntityManager, projection: string, marks: Mark[]): Promise<void> {
    const subjectIds = marks.map(({ subjectId }) => subjectId);
    await tx.query(
      `INSERT INTO projection_rebuild_change (projection, subject_id)
       SELECT projection, unnest($2::int[]) FROM projection_rebuild WHERE projection = $1
       ON CONFLICT DO NOTHING`,
      [projection, subjectIds],
    );
    // Locked in order of ids, as `add` does.
    await tx.query(
      `WITH done AS (
         SELECT subject_id FROM projection_mark JOIN unnest($2::int[], $3::bigint[]) AS cleared (subject_id, mark)
           USING (subject_id, mark)
         WHERE projection = $1 ORDER BY subject_id FOR UPDATE OF projection_mark)
       DELETE FROM projection_mark USING done WHERE projection = $1 AND projection_mark.subject_id = done.subject_id`,
      [projection, subjectIds, marks.map(({ mark }) => mark)],
    );
  }

  /** Moves a mark to the end, where it waits longer each time; `undefined` where the subject was marked again meanwhile. */
  async putOff(projection: string, { subjectId, mark }: Mark): Promise<PutOffMark | undefined> {
    const [putOff] = await this.database.query<PutOffMark>(
      `WITH put_off AS (
         UPDATE projection_mark SET mark = nextval('projection_mark_number'), failures = failures + 1,
           not_before = now() + least($4 * (2 ^ least(failures, 20) - 1), $5) * interval '1 second'
         WHERE projection = $1 AND subject_id = $2 AND mark = $3 RETURNING failures, not_before)
       SELECT failures, extract(epoch FROM not_before - now())::int AS "pauseSeconds" FROM put_off`,
      [projection, subjectId, mark, FIRST_PAUSE_S, LONGEST_PAUSE_S],
    );
    return putOff;
  }

  /** From now on `clear` notes what it clears. */
  async startRebuild(projection: string): Promise<void> {
    await this.database.query(
      `INSERT INTO projection_rebuild (projection, started_at) VALUES ($1, now()) ON CONFLICT (projection) DO NOTHING`,
      [projection],
    );
  }

  async isRebuilding(projection: string): Promise<boolean> {
    const rows = await this.database.query('SELECT 1 FROM projection_rebuild WHERE projection = $1', [projection]);
    return rows.length > 0;
  }

  /** Marks what was written during the rebuild once more: the new index may have read an older state. */
  async endRebuild(tx: EntityManager, projection: string): Promise<void> {
    const changes = await tx.query<{ subject_id: number }[]>(
      'SELECT subject_id FROM projection_rebuild_change WHERE projection = $1',
      [projection],
    );
    const changedIds = changes.map((change) => change.subject_id);
    await this.add(tx, [projection], changedIds);
    await tx.query('DELETE FROM projection_rebuild WHERE projection = $1', [projection]);
  }
}
