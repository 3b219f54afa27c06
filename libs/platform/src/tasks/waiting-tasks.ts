import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { eventOf, type Task } from './task.js';
import { NO_EVENT } from './task-handlers.js';
import { TaskQueues } from './task-queues.js';
import { TaskRegistry } from './task-registry.js';

const BATCH = 200;
const RELEASED = 'released_';

/**
 * Tasks that were handed to a process that does not know them, or too early. They wait in the database, where nothing counts their
 * tries, until the relay of a process that knows them hands them over again.
 */
@Injectable()
export class WaitingTasks {
  constructor(
    private readonly database: Database,
    private readonly registry: TaskRegistry,
    private readonly queues: TaskQueues,
    private readonly clock: Clock,
  ) {}

  /** The same event for the same reaction waits once, however often it is put back; so does the same schedule. */
  async add(
    tasks: Pick<Task, 'name' | 'data'>[],
    delayMs: number,
    tx: EntityManager = this.database.dataSource.manager,
  ): Promise<void> {
    const events = tasks.map(({ data }) => eventOf(data));
    const now = this.clock.now();
    await tx.query(
      `INSERT INTO waiting_task (id, task, event_type, data, since, not_before)
       SELECT id, task, event_type, data::jsonb, $5, $6
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS waiting (id, task, event_type, data)
       ON CONFLICT (id) DO NOTHING`,
      [
        tasks.map(({ name }, n) => [events[n]?.id, name].join('_')),
        tasks.map(({ name }) => name),
        events.map((event) => event?.type ?? NO_EVENT),
        tasks.map(({ data }) => JSON.stringify(data)),
        now,
        new Date(now.getTime() + delayMs),
      ],
    );
  }

  /** Puts those that this process knows back in their queues. Gives their number. */
  release(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const taken = await this.take(tx);
      // Under a new id: the queue may still hold the task as it was put back, and would ignore another of the same id.
      await this.queues.add(
        taken.map((task) => ({ ...task, id: `${RELEASED}${task.id}_${randomBytes(6).toString('hex')}` })),
      );
      return taken.length;
    });
  }

  /** Whether a task comes from here: a process that knows it has just handed it over. @param id of the task in its queue */
  wasReleased(id: string | undefined): boolean {
    return id?.startsWith(RELEASED) === true;
  }

  /** Forgets those of a reaction that no version will have again. Gives their number. */
  async drop(task: string): Promise<number> {
    const [, dropped] = await this.database.dataSource.query<[unknown[], number]>(
      'DELETE FROM waiting_task WHERE task = $1',
      [task],
    );
    return dropped;
  }

  private async take(tx: EntityManager): Promise<Task[]> {
    const known = this.registry.waitedFor();
    const [rows] = await tx.query<[Pick<Task, 'id' | 'name' | 'data'>[], number]>(
      `DELETE FROM waiting_task WHERE id IN (
         SELECT id FROM waiting_task
         WHERE not_before <= $3 AND (task, event_type) IN (SELECT * FROM unnest($1::text[], $2::text[]))
         ORDER BY not_before LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       ) RETURNING id, task AS name, data`,
      [known.map(({ task }) => task), known.map(({ eventType }) => eventType), this.clock.now()],
    );
    return rows.flatMap((row) => {
      const workload = this.registry.find(row.name)?.declaration.workload;
      return workload === undefined ? [] : [{ ...row, workload }];
    });
  }
}
