import type { ReactionHandler, ReactionOptions } from './reaction.decorator.js';
import type { ScheduleHandler, ScheduleOptions } from './schedule.decorator.js';

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
