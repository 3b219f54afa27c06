import { Clock, Database, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { DepartureLocks } from '../../asking/departure-locks.js';
import { Deliveries } from '../deliveries.js';
import { GIVEN_UP_MS } from '../domain/next-try.js';

const BATCH = 100;

/** Gives up what was not delivered within a week, whatever became of its tasks: nobody waits for ever. */
@Schedule({ id: 'cv-feedback.give-up-deliveries', everyMs: 3_600_000, workload: 'general' })
export class GiveUpDeliveries implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly locks: DepartureLocks,
    private readonly deliveries: Deliveries,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM cv_feedback WHERE state = 'asked' AND asked_at < $1 ORDER BY asked_at LIMIT ${BATCH}`,
      [new Date(this.clock.now().getTime() - GIVEN_UP_MS)],
    );
    for (const { id } of rows) {
      // What is just leaving is left alone.
      await this.locks.tryWith(id, () => this.database.transaction((tx) => this.deliveries.fail(tx, id)));
    }
  }
}
