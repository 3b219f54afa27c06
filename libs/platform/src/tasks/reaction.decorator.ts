import type { EntityManager } from 'typeorm';
import type { AnyDomainEventClass, StoredEvent } from '../outbox/domain-event.js';
import { declareTaskHandler } from './task-declarations.js';
import type { Workload } from './workload.js';

export interface ReactionOptions {
  /** `<context>.<verb-…>`: names the task in queues and in `processed_event`; never renamed. */
  id: string;
  on: AnyDomainEventClass[];
  workload: Workload;
}

/** What a context does when a domain event arrives. `tx` also records that the event was processed. */
export interface ReactionHandler {
  handle(event: StoredEvent, tx: EntityManager): Promise<void>;
}

/** Declares a provider as the reaction to domain events. */
export function Reaction(options: ReactionOptions) {
  return (target: new (...dependencies: never[]) => ReactionHandler): void => {
    declareTaskHandler({ kind: 'reaction', target, ...options });
  };
}
