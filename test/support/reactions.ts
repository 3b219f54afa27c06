import { randomUUID } from 'node:crypto';
import { Clock, Database, type DomainEvent, PutBack, TaskRegistry, TaskRunner } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { takeEvents } from './outbox.js';

/** Hands an event to a reaction as a worker does; under the same `id` it is the same event again. @param at when it happened */
export function hand(
  app: INestApplicationContext,
  reactionId: string,
  { type, payload }: DomainEvent,
  id: string = randomUUID(),
  at: Date = app.get(Clock).now(),
): Promise<void> {
  const event = { id, type, payload, occurredAt: at.toISOString(), traceId: null };
  return app.get(TaskRunner).run(reactionId, { event });
}

/**
 * Hands an event to a reaction twice. What was recorded of the first time is forgotten in between, as where a worker was killed before it:
 * so it is the reaction that bears it, not the record that keeps it away.
 */
export async function handTwice(app: INestApplicationContext, reactionId: string, event: DomainEvent): Promise<void> {
  const id = randomUUID();
  await hand(app, reactionId, event, id);
  await app.get(Database).query('DELETE FROM processed_event WHERE event_id = $1', [id]);
  await hand(app, reactionId, event, id);
}

/** A reaction that was put back. */
export interface WaitingReaction {
  reactionId: string;
  /** Hands it its event again. */
  again: () => Promise<void>;
}

/** Does what a worker would do with the events of the outbox, and with those that follow, until none is left; gives what was put back and waits. */
export async function runReactions(app: INestApplicationContext): Promise<WaitingReaction[]> {
  const waiting: WaitingReaction[] = [];
  for (;;) {
    const events = await takeEvents(app);
    if (events.length === 0) {
      return waiting;
    }
    for (const event of events) {
      const eventId = randomUUID();
      for (const { id } of app.get(TaskRegistry).reactionsTo(event.type)) {
        const again = () => hand(app, id, event, eventId);
        await again().catch((error: unknown) => {
          if (!(error instanceof PutBack)) throw error;
          waiting.push({ reactionId: id, again });
        });
      }
    }
  }
}
