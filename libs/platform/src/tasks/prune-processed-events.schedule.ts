import { Clock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { Schedule } from './schedule.decorator.js';
import type { ScheduleHandler } from './task-declarations.js';

/** Longer than a dead task may wait for its replay. */
const KEPT_DAYS = 90;

/** Forgets which events were processed long ago. */
@Schedule({ id: 'platform.prune-processed-events', everyMs: 6 * 3_600_000, workload: 'general' })
export class PruneProcessedEvents implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * 86_400_000);
    await this.database.query('DELETE FROM processed_event WHERE processed_at < $1', [before]);
  }
}
