import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BatchLoop } from '../database/batch-loop.js';
import { Database } from '../database/database.js';
import { PgListener } from '../database/pg-listener.js';
import { Metrics } from '../metrics/metrics.js';
import { reactionTask, type Task } from '../tasks/task.js';
import { TaskHandlers } from '../tasks/task-handlers.js';
import { TaskQueues } from '../tasks/task-queues.js';
import { TaskRegistry } from '../tasks/task-registry.js';
import { WaitingTasks } from '../tasks/waiting-tasks.js';
import { isWorkload } from '../tasks/workload.js';
import type { DomainEvent, JsonObject, StoredEvent } from './domain-event.js';
import { EventTypes } from './event-types.js';
import { OUTBOX_CHANNEL } from './outbox.js';

const BATCH = 200;
const POLL_MS = 2_000;
/** Longer than a change takes from its events to its commit. */
const LINGER_MS = 200;

interface OutboxRow {
  event_id: string;
  type: string;
  payload: JsonObject;
  trace_id: string | null;
  occurred_at: Date;
}

/**
 * Hands the events of the outbox to the queues: one task for each (event, reaction). Several relays may run, also of several
 * versions: each takes the events whose type it knows, and hands them to the reactions of all versions. A relay that dies between
 * queue and commit hands the same tasks over again; their ids and `processed_event` keep that harmless.
 */
@Injectable()
export class OutboxRelay implements OnModuleDestroy {
  private readonly loop: BatchLoop;
  private readonly relayed;
  private stopListening: (() => void) | undefined;

  constructor(
    private readonly database: Database,
    private readonly listener: PgListener,
    private readonly eventTypes: EventTypes,
    private readonly registry: TaskRegistry,
    private readonly handlers: TaskHandlers,
    private readonly queues: TaskQueues,
    private readonly waiting: WaitingTasks,
    metrics: Metrics,
  ) {
    this.loop = new BatchLoop({
      name: OutboxRelay.name,
      pollMs: POLL_MS,
      lingerMs: LINGER_MS,
      step: () => this.step(),
    });
    this.relayed = metrics.counter('babelboard_outbox_relayed_total', 'Domain events handed to the queues');
  }

  start(): void {
    this.stopListening = this.listener.listen(OUTBOX_CHANNEL, () => this.loop.wake());
    this.loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopListening?.();
    await this.loop.stop();
  }

  private async step(): Promise<number> {
    const events = await this.database.transaction((tx) => this.relayBatch(tx));
    this.relayed.inc(events);
    return events + (await this.waiting.release());
  }

  private async relayBatch(tx: EntityManager): Promise<number> {
    const events = await this.take(tx);
    if (events.length > 0) {
      const tasks = await this.tasksOf(tx, events);
      const ofNewerQueues = tasks.filter(({ workload }) => !isWorkload(workload));
      await this.waiting.add(ofNewerQueues, 0, tx);
      await this.queues.add(tasks.filter((task): task is Task => isWorkload(task.workload)));
    }
    return events.length;
  }

  /** Read after the events were taken: a reaction that was shown before an event was kept gets it. */
  private async tasksOf(tx: EntityManager, events: StoredEvent<DomainEvent>[]): Promise<Task<string>[]> {
    const subscribed = await this.handlers.subscribedTo(tx, [...new Set(events.map(({ type }) => type))]);
    const all = new Map(
      [...subscribed, ...this.registry.handlers()].map((one) => [`${one.task} ${one.eventType}`, one]),
    );
    return events.flatMap((event) =>
      [...all.values()]
        .filter(({ eventType }) => eventType === event.type)
        .map(({ task, workload }) => reactionTask({ id: task, workload }, event)),
    );
  }

  /** Leaves events of which this version knows nothing to those that do. */
  private async take(tx: EntityManager): Promise<StoredEvent<DomainEvent>[]> {
    const rows = await tx.query<[OutboxRow[], number]>(
      `DELETE FROM outbox_message WHERE id IN (
         SELECT id FROM outbox_message WHERE type = ANY ($1) ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       ) RETURNING event_id, type, payload, trace_id, occurred_at`,
      [this.eventTypes.listed],
    );
    return rows[0].map((row) => ({
      id: row.event_id,
      type: row.type,
      payload: row.payload,
      traceId: row.trace_id,
      occurredAt: row.occurred_at,
    }));
  }
}
