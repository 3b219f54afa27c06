import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { currentTraceId } from '../trace/trace.js';
import type { DomainEvent } from './domain-event.js';

/** PostgreSQL channel that wakes the relay. */
export const OUTBOX_CHANNEL = 'outbox_message';

/** Keeps domain events in the transaction of the change that they tell of; the relay hands them on after the commit. */
@Injectable()
export class Outbox {
  constructor(private readonly clock: Clock) {}

  async add(tx: EntityManager, ...events: DomainEvent[]): Promise<void> {
    if (events.length === 0) {
      return;
    }
    await tx.query(
      `INSERT INTO outbox_message (event_id, type, payload, trace_id, occurred_at)
       SELECT event_id, type, payload::jsonb, $4, $5
       FROM unnest($1::uuid[], $2::text[], $3::text[]) AS event(event_id, type, payload)`,
      [
        events.map(() => randomUUID()),
        events.map((event) => event.type),
        events.map((event) => JSON.stringify(event.payload)),
        currentTraceId() ?? null,
        this.clock.now(),
      ],
    );
    await tx.query(`SELECT pg_notify('${OUTBOX_CHANNEL}', '')`);
  }
}
