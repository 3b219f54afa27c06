import { Clock, Database, RETENTION_MS, Schedule, type ScheduleHandler } from '@babelboard/platform';

/** Forgets who joined events that were over long ago. */
@Schedule({ id: 'career-events.forget-attendances', everyMs: 86_400_000, workload: 'general' })
export class ForgetAttendances implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query(
      `DELETE FROM event_attendance a USING career_event e
       WHERE e.id = a.event_id AND coalesce(e.ends_at, e.changed_at) <= $1 AND a.joined_at <= $1`,
      [new Date(this.clock.now().getTime() - RETENTION_MS.eventAttendance)],
    );
  }
}
