import type { StoredEvent } from '../outbox/domain-event.js';
import type { ReactionDeclaration } from './task-declarations.js';
import type { Workload } from './workload.js';

/** What a queue carries for a reaction: the event with ids only, never personal data. */
export interface ReactionTaskData {
  event: Omit<StoredEvent, 'occurredAt'> & { occurredAt: string };
}

export interface Task {
  /** The id of the reaction or schedule. */
  name: string;
  workload: Workload;
  /** Unique among waiting and running tasks: adding it twice gives one task. */
  id: string;
  data: ReactionTaskData;
}

export function reactionTask(reaction: ReactionDeclaration, event: StoredEvent): Task {
  return {
    name: reaction.id,
    workload: reaction.workload,
    id: `${event.id}_${reaction.id}`,
    data: { event: { ...event, occurredAt: event.occurredAt.toISOString() } },
  };
}
