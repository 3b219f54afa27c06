import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import type { TaskDeclaration } from './task-declarations.js';

/** Longer than any change of version takes, also one that stands half done over night. */
const FORGOTTEN_AFTER = "interval '1 day'";

/** Stands for the event type of what a clock starts. */
export const NO_EVENT = '';

/** A task that a version which runs, or ran a short while ago, can handle. */
export interface TaskHandler {
  task: string;
  eventType: string;
  /** A newer version may have one that this version has not. */
  workload: string;
}

/**
 * What all versions handle that run at the same time: each shows its own reactions and schedules. So whoever relays an event hands
 * it also to reactions that only a newer version has, and nobody takes away what another version needs.
 */
@Injectable()
export class TaskHandlers {
  constructor(private readonly database: Database) {}

  /** Shows what this version handles; to be called again before it is forgotten. */
  async show(declarations: readonly TaskDeclaration[]): Promise<void> {
    const own = declarations.flatMap(handlersOf);
    await this.database.transaction(async (tx) => {
      // In one order, so that two who show themselves at the same time cannot wait for each other.
      await tx.query(
        `INSERT INTO task_handler (task, event_type, workload, seen_at)
         SELECT task, event_type, workload, now() FROM unnest($1::text[], $2::text[], $3::text[]) AS own (task, event_type, workload)
         ORDER BY task, event_type
         ON CONFLICT (task, event_type) DO UPDATE SET workload = excluded.workload, seen_at = now()`,
        [own.map(({ task }) => task), own.map(({ eventType }) => eventType), own.map(({ workload }) => workload)],
      );
      const retired = declarations.filter(isRetired).map(({ id }) => id);
      const former = declarations.flatMap(formerIdsOf);
      await tx.query(`DELETE FROM task_handler WHERE seen_at < now() - ${FORGOTTEN_AFTER} OR task = ANY ($1)`, [
        [...retired, ...former],
      ]);
      await tx.query(
        `DELETE FROM waiting_task w WHERE task = ANY ($1)
           OR event_type = $2 AND NOT EXISTS (SELECT FROM task_handler h WHERE h.task = w.task AND h.event_type = $2)`,
        [retired, NO_EVENT],
      );
    });
  }

  /** The reactions to events of these types. */
  subscribedTo(tx: EntityManager, eventTypes: string[]): Promise<TaskHandler[]> {
    return tx.query<TaskHandler[]>(
      `SELECT task, event_type AS "eventType", workload FROM task_handler WHERE event_type = ANY ($1)`,
      [eventTypes],
    );
  }

  /** Whether some version handles the schedule. */
  async hasSchedule(task: string): Promise<boolean> {
    const rows = await this.database.query('SELECT 1 FROM task_handler WHERE task = $1 AND event_type = $2', [
      task,
      NO_EVENT,
    ]);
    return rows.length > 0;
  }
}

/** A reaction that takes no event any more: it stands for one version, so that tasks left of it are dropped. */
export function isRetired(declaration: TaskDeclaration): boolean {
  return declaration.kind === 'reaction' && declaration.on.length === 0;
}

/** Ids under which tasks for it may be left over from versions before. */
export function formerIdsOf(declaration: TaskDeclaration): string[] {
  return declaration.kind === 'reaction' ? (declaration.formerIds ?? []) : [];
}

export function handlersOf(declaration: TaskDeclaration): TaskHandler[] {
  const { id: task, workload } = declaration;
  const types = declaration.kind === 'schedule' ? [NO_EVENT] : declaration.on.map(({ type }) => type);
  return types.map((eventType) => ({ task, eventType, workload }));
}
