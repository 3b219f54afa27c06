import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { maskPersonalData } from '../logs/mask-personal-data.js';
import { Metrics } from '../metrics/metrics.js';
import type { DomainEvent, StoredEvent } from '../outbox/domain-event.js';
import { newTraceId, withTrace } from '../trace/trace.js';
import { withTask } from './current-task.js';
import { ProcessedEvents } from './processed-events.js';
import { PutBack } from './put-back.js';
import { eventOf, type ReactionTaskData, type Task } from './task.js';
import type { OutsideReactionHandler, ReactionHandler, ScheduleHandler } from './task-declarations.js';
import { TaskHandlers } from './task-handlers.js';
import { TaskQueues } from './task-queues.js';
import { type RegisteredTask, TaskRegistry } from './task-registry.js';
import { WaitingTasks } from './waiting-tasks.js';
import type { Workload } from './workload.js';

/** How long a task waits that this process does not know; meanwhile one that does may come. */
const UNKNOWN_MS = 2_000;
/** So long such a task keeps its place here: else this process, which has nothing to do for it, takes it again before one that knows it. */
const UNKNOWN_HELD_MS = 200;

/** As BullMQ hands it over. */
export interface HandedTask {
  id?: string | undefined;
  name: string;
  data: Task['data'];
  queueName: string;
  /** Where a schedule made it. */
  repeatJobKey?: string | undefined;
}

/** Runs one task: finds its handler, sets the trace, and makes a reaction happen once per event. */
@Injectable()
export class TaskRunner {
  private readonly logger = new Logger(TaskRunner.name);
  private readonly seconds;

  constructor(
    private readonly registry: TaskRegistry,
    private readonly handlers: TaskHandlers,
    private readonly waiting: WaitingTasks,
    private readonly queues: TaskQueues,
    private readonly database: Database,
    private readonly processed: ProcessedEvents,
    metrics: Metrics,
  ) {
    this.seconds = metrics.histogram('babelboard_task_seconds', 'Time of a task', ['task', 'outcome']);
  }

  /**
   * Runs a task that its queue handed over; what is not for this process, or not for now, goes back and waits.
   * @returns whether another process is there for it: this one had better leave it the next tasks
   */
  async take(job: HandedTask): Promise<boolean> {
    try {
      await this.run(job.name, job.data);
      return false;
    } catch (error) {
      if (!(error instanceof PutBack)) {
        throw error;
      }
      await this.putBack(job, error);
      return error instanceof UnknownTask && this.waiting.wasReleased(job.id);
    }
  }

  /** @throws UnknownTask where this version does not know the task; whatever the handler throws (the queue tries again) */
  async run(name: string, data: unknown): Promise<void> {
    const event = eventOf(data);
    const meaning = this.registry.meaningOf(name, event?.type);
    const task = this.registry.find(name);
    if (meaning === 'unknown' || !task) {
      await setTimeout(UNKNOWN_HELD_MS);
      throw new UnknownTask(name, event?.type);
    }
    if (meaning === 'drop') {
      return;
    }
    const traceId = event?.traceId ?? newTraceId();
    const work = () => this.measured(name, () => this.handOver(task, data as ReactionTaskData));
    await withTrace(traceId, () => (event === undefined ? work() : withTask({ name, event }, work)));
  }

  /** A schedule that no version has any more ends here. */
  private async putBack(
    { name, data, queueName, repeatJobKey }: HandedTask,
    { message, delayMs }: PutBack,
  ): Promise<void> {
    if (repeatJobKey !== undefined && !(await this.handlers.hasSchedule(name))) {
      await this.queues.queue(queueName as Workload).removeJobScheduler(name);
      this.logger.log(`Ended the schedule ${name}, which no version has`);
      return;
    }
    this.logger.debug(`Put back: ${message}`);
    await this.waiting.add([{ name, data }], delayMs);
  }

  private handOver({ declaration, handler }: RegisteredTask, data: ReactionTaskData): Promise<void> {
    if (declaration.kind === 'schedule') {
      return (handler as ScheduleHandler).run();
    }
    const event: StoredEvent<DomainEvent> = { ...data.event, occurredAt: new Date(data.event.occurredAt) };
    return declaration.outside === true
      ? this.reactOutside(declaration.id, handler as OutsideReactionHandler<DomainEvent>, event)
      : this.runReaction(declaration.id, handler as ReactionHandler<DomainEvent>, event);
  }

  private async runReaction(
    reactionId: string,
    handler: ReactionHandler<DomainEvent>,
    event: StoredEvent<DomainEvent>,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await recorded(tx, event.id, reactionId)) {
        await handler.handle(event, tx);
      }
    });
  }

  /** Recorded after the work: who is killed in between does it again, which the handler makes harmless. */
  private async reactOutside(
    reactionId: string,
    handler: OutsideReactionHandler<DomainEvent>,
    event: StoredEvent<DomainEvent>,
  ): Promise<void> {
    if (!(await this.processed.has(event.id, reactionId))) {
      await handler.handle(event);
      await recorded(this.database.dataSource.manager, event.id, reactionId);
    }
  }

  private async measured(task: string, work: () => Promise<void>): Promise<void> {
    const stop = this.seconds.startTimer({ task });
    try {
      await work();
      stop({ outcome: 'done' });
      this.logger.debug(`Task ${task} done`);
    } catch (error) {
      if (error instanceof PutBack) {
        stop({ outcome: 'put-back' });
        throw error;
      }
      stop({ outcome: 'failed' });
      this.logger.error(`Task ${task} failed`, error);
      throw withoutAddresses(error);
    }
  }
}

class UnknownTask extends PutBack {
  constructor(name: string, eventType = '') {
    super(`This version does not know the task ${name} ${eventType}`.trimEnd(), UNKNOWN_MS);
  }
}

/** Records that a reaction happened; false when that is known already. */
async function recorded(tx: EntityManager, eventId: string, reactionId: string): Promise<boolean> {
  const first = await tx.query<unknown[]>(
    'INSERT INTO processed_event (event_id, reaction_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
    [eventId, reactionId],
  );
  return first.length > 0;
}

/** The queue keeps what a task died of, and servers like to repeat whom they refuse. */
function withoutAddresses(error: unknown): unknown {
  if (error instanceof Error) {
    error.message = maskPersonalData(error.message, 'gone');
    error.stack = maskPersonalData(error.stack ?? '', 'gone');
  }
  return error;
}
