import { PgListener } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FoundExtraction } from './queries/find-extraction.query.js';

const CHANNEL = 'cv_extraction';

/** Tells who waits that a CV was read, or never will be: over all processes, without asking again and again. */
@Injectable()
export class ExtractionNews {
  /** A person who looks at a page waits so long and no longer. */
  longestMs = 10_000;
  private readonly waiting = new Map<number, Set<() => void>>();
  private listens = false;

  constructor(private readonly listener: PgListener) {}

  /** Tells of it with the commit of the transaction. */
  async announce(tx: EntityManager, cvId: number): Promise<void> {
    await tx.query('SELECT pg_notify($1, $2)', [CHANNEL, String(cvId)]);
  }

  /** Gives what is found once the CV is read, or when the time is over. */
  async whenRead(cvId: number, find: () => Promise<FoundExtraction>): Promise<FoundExtraction> {
    const end = performance.now() + this.longestMs;
    for (;;) {
      // Listens before it looks: what is read in between is heard of.
      const news = this.next(cvId, end - performance.now());
      try {
        const found = await find();
        if (found.state !== 'pending' || performance.now() >= end) {
          return found;
        }
        await news.came;
      } finally {
        news.forget();
      }
    }
  }

  private next(cvId: number, longestMs: number): { came: Promise<void>; forget: () => void } {
    this.listen();
    const waiting = this.waiting.get(cvId) ?? new Set();
    this.waiting.set(cvId, waiting);
    let forget = () => {};
    const came = new Promise<void>((resolve) => {
      const end = setTimeout(resolve, Math.max(0, longestMs));
      waiting.add(resolve);
      forget = () => {
        clearTimeout(end);
        waiting.delete(resolve);
        if (waiting.size === 0 && this.waiting.get(cvId) === waiting) this.waiting.delete(cvId);
      };
    });
    return { came, forget };
  }

  /** From the first who waits on: the worker never does. */
  private listen(): void {
    if (!this.listens) {
      this.listens = true;
      this.listener.listen(CHANNEL, (payload) => this.tell(payload));
    }
  }

  /** @param payload the CV; nothing where the connection was lost: then anything may have been missed */
  private tell(payload: string): void {
    const told = payload === '' ? [...this.waiting.values()] : [this.waiting.get(Number(payload)) ?? new Set()];
    for (const waiting of told) {
      for (const resolve of waiting) resolve();
    }
  }
}
