import type { EntityManager } from 'typeorm';
import type { AnyDomainEventClass, DomainEvent, StoredEvent } from '../outbox/domain-event.js';
import type { Workload } from './workload.js';

/**
 * What a context does when a domain event arrives. `tx` also records that the event was processed. Which events it takes, its `handle` says:
 * the decorator compares. (A property, not a method: methods are compared loosely.)
 */
export interface ReactionHandler<E extends DomainEvent = never> {
  handle: (event: StoredEvent<E>, tx: EntityManager) => Promise<void>;
}

/**
 * What a context does out of reach of a transaction, because whom it talks to may be slow. It is handed the event again until it has
 * come to its end once, and may be at it twice at the same time: it keeps its own record of what is done.
 */
export interface OutsideReactionHandler<E extends DomainEvent = never> {
  handle: (event: StoredEvent<E>) => Promise<void>;
}

export interface ReactionOptions<On extends AnyDomainEventClass[] = AnyDomainEventClass[]> {
  /** `<context>.<verb-…>`: names the task in queues and in `processed_event`; never renamed. */
  id: string;
  /** None: the reaction was given up, and stands for one version so that its tasks are dropped. */
  on: On;
  workload: Workload;
  /** Reactions of versions before whose work this one does: tasks left of them come to it, and no new ones are made. */
  formerIds?: string[];
}

/** Work that a clock starts; safe to run twice. */
export interface ScheduleHandler {
  run(): Promise<void>;
}

export interface ScheduleOptions {
  /** `<context>.<verb-…>`: names the task in its queue; never renamed. */
  id: string;
  everyMs: number;
  workload: Workload;
}

export type ReactionDeclaration = ReactionOptions & {
  kind: 'reaction';
} & (
    | { outside?: false; target: new (...dependencies: never[]) => ReactionHandler }
    | { outside: true; target: new (...dependencies: never[]) => OutsideReactionHandler }
  );
export type ScheduleDeclaration = ScheduleOptions & {
  kind: 'schedule';
  target: new (...dependencies: never[]) => ScheduleHandler;
};
export type TaskDeclaration = ReactionDeclaration | ScheduleDeclaration;

const declarations: TaskDeclaration[] = [];

export function declareTaskHandler(declaration: TaskDeclaration): void {
  declarations.push(declaration);
}

/** Every handler whose class was loaded, whether or not a module provides it. */
export function declaredTaskHandlers(): readonly TaskDeclaration[] {
  return declarations;
}
