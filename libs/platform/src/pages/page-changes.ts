import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgListener } from '../database/pg-listener.js';
import { PageChange, type PageSubject } from './page-change.js';

const CHANNEL = 'page_changes';

/** Longest a change waits where others came shortly before it. */
const EVERY_MS = 1_000;

/** So many subjects fit into the 8,000 bytes of a notification, whatever their ids. */
const SUBJECTS = 300;

/** Tells every process what has changed on public pages, so that it makes those anew that show it. */
@Injectable()
export class PageChanges {
  constructor(private readonly listener: PgListener) {}

  /** To be called in the transaction of the change: it is heard of when that is committed, never before. */
  async announce(tx: EntityManager, subjects: PageSubject[]): Promise<void> {
    const unique = [...new Set(subjects)];
    const parts: string[] = [];
    for (let start = 0; start < unique.length; start += SUBJECTS) {
      parts.push(unique.slice(start, start + SUBJECTS).join(' '));
    }
    if (parts.length > 0) {
      await tx.query('SELECT pg_notify($1, part) FROM unnest($2::text[]) AS part', [CHANNEL, parts]);
    }
  }

  /** Announces that any page may have changed. */
  async announceAll(tx: EntityManager): Promise<void> {
    await tx.query('SELECT pg_notify($1, $2)', [CHANNEL, '']);
  }

  /**
   * Calls `onChange` with what has changed: at once, and then once a second at most with what came together: a change
   * of anything where nobody can name something of it, and after the connection was lost. Gives the function that stops it.
   */
  listen(onChange: (change: PageChange) => void): () => void {
    const gathered = new GatheredChanges(onChange);
    const stop = this.listener.listen(CHANNEL, (text) => gathered.add(text));
    return () => {
      stop();
      gathered.stop();
    };
  }

  /** False while changes are being lost: what was kept before may be old. */
  get isConnected(): boolean {
    return this.listener.isConnected;
  }
}

/** Gives the first change on at once, and those that follow it within a second together. */
class GatheredChanges {
  private readonly waiting = new Set<PageSubject>();
  private anything = false;
  private pause: NodeJS.Timeout | undefined;

  constructor(private readonly onChange: (change: PageChange) => void) {}

  add(text: string): void {
    if (text === '') {
      this.anything = true;
    } else {
      for (const subject of text.split(' ')) {
        this.waiting.add(subject as PageSubject);
      }
    }
    if (this.pause === undefined) {
      this.tellListeners();
    }
  }

  stop(): void {
    clearTimeout(this.pause);
    this.anything = false;
    this.waiting.clear();
  }

  private tellListeners(): void {
    this.pause = undefined;
    if (this.anything || this.waiting.size > 0) {
      const change = new PageChange(this.anything ? 'anything' : this.waiting);
      this.anything = false;
      this.waiting.clear();
      this.pause = setTimeout(() => this.tellListeners(), EVERY_MS).unref();
      this.onChange(change);
    }
  }
}
