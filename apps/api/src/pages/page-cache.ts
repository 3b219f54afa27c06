import { Metrics, type PageChange, PageChanges } from '@babelboard/platform';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { StoredPage } from './stored-page.js';

const MOST_BYTES = 64 * 1024 * 1024;

/** Pages say "3 days ago" and leave out what has expired; older than this they would be wrong without any event. */
const LONGEST_AGE_MS = 60_000;

/**
 * Keeps rendered pages, which are the same for every guest, by their address, until something changes that they show. Askers of a page
 * that is being made wait for it together. While changes are being lost each has its own made.
 */
@Injectable()
export class PageCache implements OnModuleInit, OnModuleDestroy {
  private readonly pages = new LRUCache<string, StoredPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
    ttl: LONGEST_AGE_MS,
  });
  private underWay = new Map<string, Promise<StoredPage>>();
  private readonly asked;
  private stopListening: (() => void) | undefined;

  constructor(
    private readonly changes: PageChanges,
    metrics: Metrics,
  ) {
    this.asked = metrics.counter('babelboard_page_cache_total', 'Pages that were asked for', ['result']);
  }

  onModuleInit(): void {
    this.stopListening = this.changes.listen((change) => this.purge(change));
  }

  onModuleDestroy(): void {
    this.stopListening?.();
  }

  /** Whether the page at `address` costs nothing: it is kept, or being made for somebody else. */
  holds(address: string): boolean {
    return this.changes.isConnected && (this.pages.has(address) || this.underWay.has(address));
  }

  /** The page at `address`: the one that is kept, else what `render` makes of the present state. */
  get(address: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    if (!this.changes.isConnected) {
      this.asked.inc({ result: 'rendered' });
      return render();
    }
    const kept = this.pages.get(address);
    if (kept !== undefined) {
      this.asked.inc({ result: 'kept' });
      return Promise.resolve(kept);
    }
    const begun = this.underWay.get(address);
    this.asked.inc({ result: begun === undefined ? 'rendered' : 'shared' });
    return begun ?? this.render(address, render);
  }

  private render(address: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const { underWay } = this;
    const page = render()
      .then((rendered) => {
        // A change meanwhile began a new map: what was read before it is not kept.
        if (underWay === this.underWay && rendered.status === 200) {
          this.pages.set(address, rendered);
        }
        return rendered;
      })
      .finally(() => underWay.delete(address));
    underWay.set(address, page);
    return page;
  }

  /** What a page that is being made will show nobody knows yet, so whoever asks from now on gets another one. */
  private purge(change: PageChange): void {
    this.underWay = new Map();
    for (const [address, page] of [...this.pages.entries()]) {
      if (page.isChangedBy(change)) {
        this.pages.delete(address);
      }
    }
  }
}
