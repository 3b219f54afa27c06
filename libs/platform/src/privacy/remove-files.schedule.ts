import { Database } from '../database/database.js';
import { Storage } from '../storage/storage.js';
import { Schedule } from '../tasks/schedule.decorator.js';
import type { ScheduleHandler } from '../tasks/task-declarations.js';

const BATCH = 100;

/** Removes the files that erasure and expiry have let go. */
@Schedule({ id: 'platform.remove-files', everyMs: 60_000, workload: 'general' })
export class RemoveFiles implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /** A key is forgotten after its file is gone, so that a crash in between removes it again. */
  async run(): Promise<void> {
    let removed: number;
    do {
      const rows = await this.database.query<{ key: string }>(
        `SELECT key FROM file_removal ORDER BY since LIMIT ${BATCH}`,
      );
      for (const { key } of rows) {
        await this.storage.remove(key);
        await this.database.query('DELETE FROM file_removal WHERE key = $1', [key]);
      }
      removed = rows.length;
    } while (removed === BATCH);
  }
}
