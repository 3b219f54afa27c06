import { PageChanges } from '@babelboard/platform';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ListPages } from './list-pages.js';
import type { SitemapEntry } from './sitemap-entry.js';

/** Offers end without any event; their lists may stay that long, as the pages themselves may. */
const LONGEST_AGE_MS = 60_000;

/** Keeps the addresses of lists until an offer changes: a crawler that takes file after file makes the board count once. */
@Injectable()
export class KeptListPages implements OnModuleInit, OnModuleDestroy {
  private kept: { since: number; pages: Promise<SitemapEntry[]> } | undefined;
  private stopListening: (() => void) | undefined;

  constructor(
    private readonly lists: ListPages,
    private readonly changes: PageChanges,
  ) {}

  onModuleInit(): void {
    this.stopListening = this.changes.listen(() => {
      this.kept = undefined;
    });
  }

  onModuleDestroy(): void {
    this.stopListening?.();
  }

  find(): Promise<SitemapEntry[]> {
    const { kept } = this;
    if (kept !== undefined && this.changes.isConnected && performance.now() - kept.since < LONGEST_AGE_MS) {
      return kept.pages;
    }
    const found = { since: performance.now(), pages: this.lists.find() };
    this.kept = found;
    found.pages.catch(() => {
      this.kept = this.kept === found ? undefined : this.kept;
    });
    return found.pages;
  }
}
