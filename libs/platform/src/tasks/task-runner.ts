import { Injectable, Logger } from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import { Database } from '../database/database.js';
import { maskPersonalData } from '../logs/mask-personal-data.js';
import { Metrics } from '../metrics/metrics.js';
import type { StoredEvent } from '../outbox/domain-event.js';
import { newTraceId, withTrace } from '../trace/trace.js';

import type { ReactionTaskData } from './task.js';
import type { ReactionHandler, ScheduleHandler } from './task-declarations.js';
import { TaskRegistry } from './task-registry.js';

/** Runs one task: finds its handler, sets the trace, and makes a reaction happen once per event. */
@Injectable()
export class TaskRunner {
  private readonly logger = new Logger(TaskRunner.name);
  private readonly seconds;

  constructor(
    private readonly registry: TaskRegistry,
    private readonly database: Database,
    metrics: Metrics,
  ) {
    this.seconds = metrics.histogram('babelboard_task_seconds', 'Time of a task', ['task', 'outcome']);
  }

  /** @throws UnrecoverableError for a task that nobody handles; whatever the handler throws (the queue tries again) */
  async run(name: string, data: unknown): Promise<void> {
    const task = this.registry.find(name);
    if (!task) {
      throw new UnrecoverableError(`No handler for the task ${name}`);
    }
    const traceId = (data as Partial<ReactionTaskData>).event?.traceId ?? newTraceId();
    await withTrace(traceId, () =>
      this.measured(name, () =>
        task.declaration.kind === 'reaction'
          ? this.react(name, task.handler as ReactionHandler, data as ReactionTaskData)
          : (task.handler as ScheduleHandler).run(),
      ),
    );
  }

  private async react(reactionId: string, handler: ReactionHandler, { event }: ReactionTaskData): Promise<void> {
    const stored: StoredEvent = { ...event, occurredAt: new Date(event.occurredAt) };
    await this.database.transaction(async (tx) => {
      const first = await tx.query<unknown[]>(
        `INSERT INTO processed_event (event_id, reaction_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1`,
        [stored.id, reactionId],
      );
      if (first.length > 0) {
        await handler.handle(stored, tx);
      }
    });
  }

  private async measured(task: string, work: () => Promise<void>): Promise<void> {
    const stop = this.seconds.startTimer({ task });
    try {
      await work();
      stop({ outcome: 'done' });
      this.logger.debug(`Task ${task} done`);
    } catch (error) {
      stop({ outcome: 'failed' });
      this.logger.error(`Task ${task} failed`, error);
      throw withoutAddresses(error);
    }
  }
}

/** The queue keeps what a task died of, and servers like to repeat whom they refuse. */
function withoutAddresses(error: unknown): unknown {
  if (error instanceof Error) {
    error.message = maskPersonalData(error.message, 'gone');
    error.stack = maskPersonalData(error.stack ?? '', 'gone');
  }
  return error;
}
