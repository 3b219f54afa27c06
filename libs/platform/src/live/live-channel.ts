import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgListener } from '../database/pg-listener.js';
import type { JsonObject } from '../outbox/domain-event.js';

/** PostgreSQL channel of all topics. */
const CHANNEL = 'live_news';
/** PostgreSQL takes less than 8,000 bytes. */
const MOST_BYTES = 7_000;

/** What is told on a topic; `lost` after a break, when news may have been missed. */
export type LiveNews = { lost: true } | { lost: false; payload: JsonObject };

interface Told {
  topic: string;
  payload: JsonObject;
}

/**
 * Tells open pages, in whichever process they hang, that something changed: ids alone, in the transaction of the change. It is a hint, and
 * may be missed; what has to happen is an event of the outbox.
 */
@Injectable()
export class LiveChannel {
  private readonly logger = new Logger(LiveChannel.name);
  private readonly listeners = new Map<string, Set<(news: LiveNews) => void>>();
  private listening = false;

  constructor(private readonly listener: PgListener) {}

  /** @throws Error where it is too much for a hint */
  async announce(tx: EntityManager, topic: string, payload: JsonObject): Promise<void> {
    const told = JSON.stringify({ topic, payload } satisfies Told);
    if (Buffer.byteLength(told) > MOST_BYTES) {
      throw new Error(`Live news on ${topic} are too long: tell fewer ids`);
    }
    await tx.query('SELECT pg_notify($1, $2)', [CHANNEL, told]);
  }

  /** Announces the same on many topics at once. */
  async announceEach(tx: EntityManager, topics: readonly string[], payload: JsonObject): Promise<void> {
    const told = topics.map((topic) => JSON.stringify({ topic, payload } satisfies Told));
    await tx.query('SELECT pg_notify($1, news) FROM unnest($2::text[]) AS news', [CHANNEL, told]);
  }

  /** Gives the function that stops it. */
  listen(topic: string, onNews: (news: LiveNews) => void): () => void {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(onNews));
    if (!this.listening) {
      this.listening = true;
      this.listener.listen(CHANNEL, (told) => this.pass(told));
    }
    return () => {
      listeners.delete(onNews);
      if (listeners.size === 0 && this.listeners.get(topic) === listeners) {
        this.listeners.delete(topic);
      }
    };
  }

  private pass(told: string): void {
    if (told === '') {
      // The connection was made anew.
      for (const onNews of [...this.listeners.values()].flatMap((listeners) => [...listeners])) {
        onNews({ lost: true });
      }
      return;
    }
    try {
      const { topic, payload } = JSON.parse(told) as Told;
      for (const onNews of this.listeners.get(topic) ?? []) {
        onNews({ lost: false, payload });
      }
    } catch (error) {
      this.logger.warn(`Live news cannot be read: ${(error as Error).message}`);
    }
  }
}
