import type { DomainEvent, StoredEvent } from '../outbox/domain-event.js';
import type { Workload } from './workload.js';

/** What a queue carries for a reaction: the event with ids only, never personal data. */
export interface ReactionTaskData {
  event: Omit<StoredEvent<DomainEvent>, 'occurredAt'> & { occurredAt: string };
}

export interface Task<W extends string = Workload> {
  /** The id of the reaction or schedule. */
  name: string;
  workload: W;
  /** Unique among waiting and running tasks: adding it twice gives one task. */
  id: string;
  /** Of a schedule: nothing. */
  data: ReactionTaskData | Record<string, never>;
}

export function reactionTask<W extends string>(
  reaction: { id: string; workload: W },
  event: StoredEvent<DomainEvent>,
): Task<W> {
  return {
    name: reaction.id,
    workload: reaction.workload,
    id: `${event.id}_${reaction.id}`,
    data: { event: { ...event, occurredAt: event.occurredAt.toISOString() } },
  };
}

/** The event that a task carries; none where a clock started it. */
export function eventOf(data: unknown): ReactionTaskData['event'] | undefined {
  return (data as Partial<ReactionTaskData>).event;
}
