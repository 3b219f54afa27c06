import { Clock, Database, Outbox, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { knewAnyway, REMINDER_HOURS } from '../domain/reminder-hours.js';
import { EventReminderDue } from '../events/event-reminder-due.event.js';

const BATCH = 500;

interface Due {
  eventId: number;
  accountId: number;
  startsAt: Date;
  joinedAt: Date;
  sequence: number;
  hours: number;
}

/** Notes the shortest reminder that has come, for those who had none or a longer one. */
const NOTE_DUE = `
  WITH coming AS (
    SELECT id, starts_at, sequence, (SELECT min(h) FROM unnest($2::int[]) AS h WHERE starts_at <= $1::timestamptz + h * interval '1 hour') AS hours
    FROM career_event WHERE state = 'announced' AND starts_at > $1 AND starts_at <= $1::timestamptz + $3::int * interval '1 hour'
  ), taken AS (
    SELECT a.event_id, a.account_id, coming.* FROM event_attendance a JOIN coming ON coming.id = a.event_id
    WHERE a.left_at IS NULL AND (a.reminded_hours IS NULL OR a.reminded_hours > coming.hours)
    LIMIT ${BATCH} FOR UPDATE OF a SKIP LOCKED
  )
  UPDATE event_attendance a SET reminded_hours = taken.hours FROM taken
  WHERE a.event_id = taken.event_id AND a.account_id = taken.account_id
  RETURNING a.event_id AS "eventId", a.account_id AS "accountId", taken.starts_at AS "startsAt", a.joined_at AS "joinedAt",
    taken.sequence, taken.hours`;

/** Has everybody who joined an event reminded of it a day and an hour before. */
@Schedule({ id: 'career-events.remind-of-events', everyMs: 300_000, workload: 'general' })
export class RemindOfEvents implements ScheduleHandler {
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
        // Of an UPDATE, TypeORM gives the rows and their number.
        const [due] = await tx.query<[Due[], number]>(NOTE_DUE, parameters);
        const unaware = due.filter(({ startsAt, joinedAt, hours }) => !knewAnyway(startsAt, joinedAt, hours));
        await this.outbox.add(
          tx,
          ...unaware.map(
            ({ eventId, accountId, hours, sequence }) => new EventReminderDue({ eventId, accountId, hours, sequence }),
          ),
        );
        return due.length;
      });
    }
  }
}
