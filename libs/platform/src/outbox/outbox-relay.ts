import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BatchLoop } from '../database/batch-loop.js';
import { Database } from '../database/database.js';
import { PgListener } from '../database/pg-listener.js';
import { Metrics } from '../metrics/metrics.js';
import { reactionTask } from '../tasks/task.js';
import { TaskQueues } from '../tasks/task-queues.js';
import { TaskRegistry } from '../tasks/task-registry.js';
import type { JsonObject, StoredEvent } from './domain-event.js';
import { OUTBOX_CHANNEL } from './outbox.js';

const BATCH = 200;
const POLL_MS = 2_000;

interface OutboxRow {
  event_id: string;
  type: string;
  payload: JsonObject;
  trace_id: string | null;
  occurred_at: Date;
}

/**
 * Hands the events of the outbox to the queues: one task for each (event, reaction). Several relays may run. A relay that
 * dies between queue and commit hands the same tasks over again; their ids and `processed_event` keep that harmless.
 */
@Injectable()
export class OutboxRelay implements OnModuleDestroy {
  private readonly loop: BatchLoop;
  private readonly relayed;
  private stopListening: (() => void) | undefined;

  constructor(
    private readonly database: Database,
    private readonly listener: PgListener,
    private readonly registry: TaskRegistry,
    private readonly queues: TaskQueues,
    metrics: Metrics,
  ) {
    this.loop = new BatchLoop({ name: OutboxRelay.name, pollMs: POLL_MS, step: () => this.relayBatch() });
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

  private async relayBatch(): Promise<number> {
    const events = await this.database.transaction(async (tx) => {
      const taken = await this.take(tx);
      const tasks = taken.flatMap((event) =>
        this.registry.reactionsTo(event.type).map((reaction) => reactionTask(reaction, event)),
      );
      await this.queues.add(tasks);
      return taken.length;
    });
    this.relayed.inc(events);
    return events;
  }

  private async take(tx: EntityManager): Promise<StoredEvent[]> {
    const rows = await tx.query<[OutboxRow[], number]>(
      `DELETE FROM outbox_message WHERE id IN (
         SELECT id FROM outbox_message ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       ) RETURNING event_id, type, payload, trace_id, occurred_at`,
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
