import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { knewAnyway, REMINDER_HOURS } from '../domain/interview-times.js';
import { InterviewReminderDue } from '../events/interview-reminder-due.event.js';

const BATCH = 500;

interface Due {
  applicationId: number;
  startsAt: Date;
  bookedAt: Date;
  sequence: number;
  hours: number;
}

/** Notes the shortest reminder that has come, of those that had none or a longer one. */
const NOTE_DUE = `
  WITH coming AS (
    SELECT application_id, (SELECT min(h) FROM unnest($2::int[]) AS h WHERE starts_at <= $1::timestamptz + h * interval '1 hour') AS hours
    FROM interview WHERE state = 'booked' AND starts_at > $1 AND starts_at <= $1::timestamptz + $3::int * interval '1 hour'
  ), taken AS (
    SELECT i.application_id, coming.hours FROM interview i JOIN coming USING (application_id)
    WHERE i.state = 'booked' AND (i.reminded_hours IS NULL OR i.reminded_hours > coming.hours)
    LIMIT ${BATCH} FOR UPDATE OF i SKIP LOCKED
  ), noted AS (
    UPDATE interview i SET reminded_hours = taken.hours FROM taken WHERE i.application_id = taken.application_id
    RETURNING i.application_id, i.starts_at, i.booked_at, i.sequence, taken.hours
  )
  SELECT application_id AS "applicationId", starts_at AS "startsAt", booked_at AS "bookedAt", sequence, hours FROM noted`;

/** Has both sides reminded of an interview a day and an hour before it. */
@Schedule({ id: 'applications.remind-of-interviews', everyMs: 300_000, workload: 'general' })
export class RemindOfInterviews implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    let found = BATCH;
    while (found === BATCH) {
      found = await this.database.transaction(async (tx) => {
        const parameters = [this.clock.now(), REMINDER_HOURS, Math.max(...REMINDER_HOURS)];
        const due = await tx.query<Due[]>(NOTE_DUE, parameters);
        const unaware = due.filter(({ startsAt, bookedAt, hours }) => !knewAnyway(startsAt, bookedAt, hours));
        await this.outbox.add(
          tx,
          ...unaware.map(
            ({ applicationId, hours, sequence }) => new InterviewReminderDue({ applicationId, hours, sequence }),
          ),
        );
        return due.length;
      });
    }
  }
}
