import type { EntityManager } from 'typeorm';
import type { AnyDomainEventClass, StoredEvent } from '../outbox/domain-event.js';
import type { Workload } from './workload.js';

/** What a context does when a domain event arrives. `tx` also records that the event was processed. */
export interface ReactionHandler {
  handle(event: StoredEvent, tx: EntityManager): Promise<void>;
}

export interface ReactionOptions {
  /** `<context>.<verb-…>`: names the task in queues and in `processed_event`; never renamed. */
  id: string;
  on: AnyDomainEventClass[];
  workload: Workload;
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
  target: new (...dependencies: never[]) => ReactionHandler;
};
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
