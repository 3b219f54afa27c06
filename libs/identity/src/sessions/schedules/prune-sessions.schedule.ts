import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/**
 * Forgets sessions a while after their end; until then they tell a known device from a new one. Passes by what somebody else holds,
 * who may wait for it.
 */
@Schedule({ id: 'identity.prune-sessions', everyMs: 3_600_000, workload: 'general' })
export class PruneSessions implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS.session);
    await this.database.query(
      'DELETE FROM session WHERE id IN (SELECT id FROM session WHERE expires_at <= $1 FOR UPDATE SKIP LOCKED)',
      [before],
    );
  }
}
