import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { EventTypes } from '../outbox/event-types.js';
import {
  type OutsideReactionHandler,
  type ReactionDeclaration,
  type ReactionHandler,
  type ScheduleDeclaration,
  type ScheduleHandler,
  type TaskDeclaration,
} from './task-declarations.js';
import { formerIdsOf, handlersOf, isRetired, NO_EVENT, type TaskHandler } from './task-handlers.js';

/** Every handler that was declared by a decorator. */
export const TASK_DECLARATIONS = Symbol('TASK_DECLARATIONS');

export type RegisteredTask =
  | { declaration: ReactionDeclaration; handler: ReactionHandler | OutsideReactionHandler }
  | { declaration: ScheduleDeclaration; handler: ScheduleHandler };

/**
 * Which provider handles which task. The process stops at boot when a declared handler is provided by no module, when two
 * handlers share an id, or when a reaction waits for an event that nobody publishes.
 */
@Injectable()
export class TaskRegistry implements OnApplicationBootstrap {
  private readonly tasks = new Map<string, RegisteredTask>();
  private readonly reactions = new Map<string, ReactionDeclaration[]>();

  constructor(
    private readonly modules: ModuleRef,
    private readonly eventTypes: EventTypes,
    @Inject(TASK_DECLARATIONS) readonly declarations: readonly TaskDeclaration[],
  ) {}

  onApplicationBootstrap(): void {
    const problems: string[] = [];
    for (const declaration of this.declarations) {
      problems.push(...this.register(declaration));
    }
    if (problems.length > 0) {
      throw new Error(`Task handlers are not in order: ${problems.join('; ')}`);
    }
  }

  find(name: string): RegisteredTask | undefined {
    return this.tasks.get(name);
  }

  /** What this version does when it is handed the task: a newer version may have another reaction, or another event for it. */
  meaningOf(name: string, eventType: string | undefined): 'run' | 'drop' | 'unknown' {
    const declaration = this.tasks.get(name)?.declaration;
    if (declaration === undefined) {
      return 'unknown';
    }
    if (isRetired(declaration)) {
      return 'drop';
    }
    return handlersOf(declaration).some((handler) => handler.eventType === (eventType ?? NO_EVENT)) ? 'run' : 'unknown';
  }

  handlers(): TaskHandler[] {
    return this.declarations.flatMap(handlersOf);
  }

  /** What may wait for this version: tasks of its handlers, also under the ids of versions before. */
  waitedFor(): TaskHandler[] {
    return this.declarations.flatMap((declaration) => {
      const own = handlersOf(declaration);
      return [...own, ...formerIdsOf(declaration).flatMap((task) => own.map((handler) => ({ ...handler, task })))];
    });
  }

  reactionsTo(eventType: string): readonly ReactionDeclaration[] {
    return this.reactions.get(eventType) ?? [];
  }

  schedules(): ScheduleDeclaration[] {
    return [...this.tasks.values()].flatMap(({ declaration }) =>
      declaration.kind === 'schedule' ? [declaration] : [],
    );
  }

  private register(declaration: TaskDeclaration): string[] {
    const handler = this.provider(declaration);
    if (handler === undefined) {
      return [`${declaration.id} is missing: no module provides ${declaration.target.name}`];
    }
    for (const id of [declaration.id, ...formerIdsOf(declaration)]) {
      const known = this.tasks.get(id);
      if (known) {
        return [`${id} has two handlers: ${known.declaration.target.name} and ${declaration.target.name}`];
      }
      this.tasks.set(id, { declaration, handler } as RegisteredTask);
    }
    return declaration.kind === 'reaction' ? this.subscribe(declaration) : [];
  }

  private subscribe(reaction: ReactionDeclaration): string[] {
    return reaction.on.flatMap(({ type }) => {
      if (!this.eventTypes.listed.includes(type)) {
        return [`${reaction.id} waits for ${type}, which no context publishes`];
      }
      this.reactions.set(type, [...(this.reactions.get(type) ?? []), reaction]);
      return [];
    });
  }

  private provider(declaration: TaskDeclaration): unknown {
    try {
      return this.modules.get(declaration.target, { strict: false });
    } catch {
      return undefined;
    }
  }
}
