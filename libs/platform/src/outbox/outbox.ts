import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { currentTraceId } from '../trace/trace.js';
import type { DomainEvent } from './domain-event.js';

/** PostgreSQL channel that wakes the relay. */
export const OUTBOX_CHANNEL = 'outbox_message';

/** The relay comes for an event within this time, woken or not. */
const RELAYED_WITHIN_MS = 2_000;

/** Keeps domain events in the transaction of the change that they tell of; the relay hands them on after the commit. */
@Injectable()
export class Outbox {
  constructor(private readonly clock: Clock) {}

  async add(tx: EntityManager, ...events: DomainEvent[]): Promise<void> {
    if (events.length === 0) {
      return;
    }
    const now = this.clock.now();
    const ids = events.map(() => randomUUID());
    await tx.query(
      `INSERT INTO outbox_message (event_id, type, payload, trace_id, occurred_at)
       SELECT event_id, type, payload::jsonb, $4, $5
       FROM unnest($1::uuid[], $2::text[], $3::text[]) AS event(event_id, type, payload)`,
      [
        ids,
        events.map((event) => event.type),
        events.map((event) => JSON.stringify(event.payload)),
        currentTraceId() ?? null,
        now,
      ],
    );
    // Commits that notify wait for each other, all over the server, so only the first of many events does: the relay that comes for
    // it goes on until none is left. Older ones wait for another version and say nothing about that.
    await tx.query(
      `SELECT pg_notify('${OUTBOX_CHANNEL}', '')
       WHERE NOT EXISTS (SELECT FROM outbox_message WHERE occurred_at > $1 AND event_id <> ALL ($2))`,
      [new Date(now.getTime() - RELAYED_WITHIN_MS), ids],
    );
  }
}
