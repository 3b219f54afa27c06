import { Outbox, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { CareerEventChanged } from '../../planning/events/career-event-changed.event.js';
import { AttendeeConcerned } from '../events/attendee-concerned.event.js';

/** Has everybody who joined an event told that it was moved or called off; who left it hears nothing. */
@Reaction({ id: 'career-events.tell-attendees', on: [CareerEventChanged], workload: 'general' })
export class TellAttendees implements ReactionHandler {
  constructor(private readonly outbox: Outbox) {}

  async handle({ payload, occurredAt }: StoredEvent<CareerEventChanged>, tx: EntityManager): Promise<void> {
    const { eventId, change, sequence } = payload;
    const attendees = await tx.query<{ accountId: number }[]>(
      'SELECT account_id AS "accountId" FROM event_attendance WHERE event_id = $1 AND left_at IS NULL AND joined_at <= $2',
      [eventId, occurredAt],
    );
    // A new time is reminded of anew.
    await tx.query('UPDATE event_attendance SET reminded_hours = NULL WHERE event_id = $1', [eventId]);
    await this.outbox.add(
      tx,
      ...attendees.map(({ accountId }) => new AttendeeConcerned({ eventId, accountId, change, sequence })),
    );
  }
}
