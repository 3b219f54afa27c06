import { Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { maskPersonalData } from '../logs/mask-personal-data.js';
import { Storage } from '../storage/storage.js';
import { Schedule } from '../tasks/schedule.decorator.js';
import type { ScheduleHandler } from '../tasks/task-declarations.js';

const BATCH = 100;
/** Where the storage as a whole is away; the next turn goes on. */
const LONGEST_RUN_MS = 40_000;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

interface Removal {
  key: string;
  tries: number;
}

/** Removes the files that erasure and expiry have let go. */
@Schedule({ id: 'platform.remove-files', everyMs: 60_000, workload: 'general' })
export class RemoveFiles implements ScheduleHandler {
  private readonly logger = new Logger(RemoveFiles.name);

  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /**
   * A key is forgotten after its file is gone, so that a crash in between removes it again. A file that cannot be removed holds no
   * other up: it is tried again later, and until it is gone the waiting work tells of it.
   */
  async run(): Promise<void> {
    const now = this.clock.now();
    const end = performance.now() + LONGEST_RUN_MS;
    for (;;) {
      const due = await this.database.query<Removal>(
        `SELECT key, tries FROM file_removal WHERE not_before <= $1 ORDER BY not_before, since LIMIT ${BATCH}`,
        [now],
      );
      for (const removal of due) {
        await this.remove(removal, now);
        if (performance.now() > end) {
          return;
        }
      }
      if (due.length < BATCH) {
        return;
      }
    }
  }

  private async remove({ key, tries }: Removal, now: Date): Promise<void> {
    try {
      await this.storage.remove(key);
    } catch (error) {
      const failure = maskPersonalData((error as Error).message, 'gone');
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
      this.logger.warn(`A file was not removed after ${tries + 1} tries: ${key}: ${failure}`);
      await this.database.query(
        'UPDATE file_removal SET tries = tries + 1, not_before = $2, failure = $3 WHERE key = $1',
        [key, new Date(now.getTime() + pause), failure],
      );
      return;
    }
    await this.database.query('DELETE FROM file_removal WHERE key = $1', [key]);
  }
}
