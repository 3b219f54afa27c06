import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** That somebody joined an event. */
export interface Attendance {
  eventId: number;
  joinedAt: Date;
  turns: number;
  /** IANA; null where it was not told. */
  timeZone: string | null;
}

const JOINED = `SELECT event_id AS "eventId", joined_at AS "joinedAt", turns, time_zone AS "timeZone" FROM event_attendance WHERE account_id = $1`;

/** Reads who joined which events. */
@Injectable()
export class EventAttendances {
  constructor(private readonly database: Database) {}

  /** Those that an account joined and did not leave, the last one first. */
  of(accountId: number): Promise<Attendance[]> {
    return this.database.query<Attendance>(`${JOINED} AND left_at IS NULL ORDER BY joined_at DESC, event_id`, [
      accountId,
    ]);
  }

  /** One, for whoever tells of it; null where they never joined, or are gone. */
  async find(accountId: number, eventId: number): Promise<(Attendance & { joined: boolean }) | null> {
    const [row] = await this.database.query<Attendance & { joined: boolean }>(
      `SELECT event_id AS "eventId", joined_at AS "joinedAt", turns, time_zone AS "timeZone", left_at IS NULL AS joined
       FROM event_attendance WHERE account_id = $1 AND event_id = $2`,
      [accountId, eventId],
    );
    return row ?? null;
  }
}
