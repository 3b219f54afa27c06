import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type EventPhase, eventPhase } from '../domain/event-phase.js';
import type { CareerEvent, EventPlan } from '../store/career-event.entity.js';

/** An event as it stands now. */
export interface PlannedEvent
  extends EventPlan,
    Pick<CareerEvent, 'id' | 'path' | 'notice' | 'movedFrom' | 'sequence' | 'changedAt'> {
  phase: EventPhase;
  /** Who joined, and did not leave. */
  attendees: number;
  full: boolean;
}

const EVENTS = `
  SELECT id, path, state, starts_at AS "startsAt", ends_at AS "endsAt", time_zone AS "timeZone", capacity,
         room_url AS "roomUrl", language_ids AS "languageIds", content, sponsors, cities,
         exhibitor_ids AS "exhibitorIds", notice, moved_from AS "movedFrom", sequence, changed_at AS "changedAt",
         (SELECT count(*)::int FROM event_attendance a WHERE a.event_id = e.id AND a.left_at IS NULL) AS attendees
  FROM career_event e`;

/** Reads events with how many joined them. */
@Injectable()
export class CareerEvents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** All: what comes first, then what has no date, then what was, the last one first. */
  async list(): Promise<PlannedEvent[]> {
    const events = await this.read(EVENTS, []);
    const rank = ({ phase }: PlannedEvent) => ['running', 'coming', 'planned', 'cancelled', 'past'].indexOf(phase);
    const time = (event: PlannedEvent) => (event.startsAt?.getTime() ?? 0) * (event.phase === 'past' ? -1 : 1);
    return events.sort((a, b) => rank(a) - rank(b) || time(a) - time(b) || a.id - b.id);
  }

  /** Null where there is none of this number. */
  async find(id: number): Promise<PlannedEvent | null> {
    return (await this.read(`${EVENTS} WHERE id = $1`, [id]))[0] ?? null;
  }

  private async read(sql: string, values: unknown[]): Promise<PlannedEvent[]> {
    const now = this.clock.now();
    const rows = await this.database.query<Omit<PlannedEvent, 'phase' | 'full'>>(sql, values);
    return rows.map((row) => ({
      ...row,
      phase: eventPhase(row, now),
      full: row.capacity !== null && row.attendees >= row.capacity,
    }));
  }
}
