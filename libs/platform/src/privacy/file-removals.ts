import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';

/** Longer than any file takes to be stored and checked. */
const PLANNED_MS = 3_600_000;

/** Files that are to go: kept in the transaction that forgets them, removed after its commit by `RemoveFiles`. */
@Injectable()
export class FileRemovals {
  constructor(private readonly clock: Clock) {}

  /** @param keys storage keys; a file that is not there is no error */
  async add(tx: EntityManager, keys: readonly string[]): Promise<void> {
    if (keys.length > 0) {
      await tx.query('INSERT INTO file_removal (key, since) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING', [
        keys,
        this.clock.now(),
      ]);
    }
  }

  /**
   * For a file that is stored before its row is: it goes, unless `cancel` is called within the hour, in the transaction that writes the row.
   * So nobody who is killed in between leaves a file behind.
   */
  async plan(tx: EntityManager, key: string): Promise<void> {
    const now = this.clock.now();
    await tx.query('INSERT INTO file_removal (key, since, not_before) VALUES ($1, $2, $3)', [
      ...[key, now, new Date(now.getTime() + PLANNED_MS)],
    ]);
  }

  /** Makes planned removals due now; gives those that were not cancelled. */
  async hasten(tx: EntityManager, keys: readonly string[]): Promise<string[]> {
    const rows = await tx.query<{ key: string }[]>(
      `WITH due AS (UPDATE file_removal SET not_before = $2 WHERE key = ANY ($1) RETURNING key) SELECT key FROM due`,
      [keys, this.clock.now()],
    );
    return rows.map(({ key }) => key);
  }

  /** @throws Error where nothing is planned any more: the file may be gone */
  async cancel(tx: EntityManager, key: string): Promise<void> {
    const cancelled = await tx.query<unknown[]>(
      'WITH gone AS (DELETE FROM file_removal WHERE key = $1 RETURNING 1) SELECT 1 FROM gone',
      [key],
    );
    if (cancelled.length === 0) {
      throw new Error('It took so long to store a file that it was given up');
    }
  }
}
