import { setImmediate } from 'node:timers/promises';
import { offerPath } from '@babelboard/job-paths';
import { SplitLiveOffers } from '@babelboard/offers';
import { ListOfferAddresses } from '@babelboard/offers/contract';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { KeptListPages } from './kept-list-pages.js';
import { PlainPages } from './plain-pages.js';
import { PAGES_A_FILE, type SitemapEntry } from './sitemap-entry.js';

/** Entries that are made and written at a time: few enough to be hardly felt by other requests. */
const BATCH = 200;
const NAME = /^(pages|lists|offers)-([1-9]\d{0,4})$/;

/** The files of the sitemap: plain pages, lists, offers, each in parts. */
@Injectable()
export class SitemapFiles {
  constructor(
    private readonly queries: QueryBus,
    private readonly catalogue: ReferenceCatalogue,
    private readonly lists: KeptListPages,
    private readonly plain: PlainPages,
  ) {}

  /** All files, each with the latest change in it. */
  async all(): Promise<SitemapEntry[]> {
    const [lists, offers] = await Promise.all([
      this.lists.find(),
      this.queries.execute(new SplitLiveOffers(PAGES_A_FILE)),
    ]);
    return [
      { path: fileOf('pages', 0), lastChange: latest(lists) },
      ...Array.from({ length: Math.ceil(lists.length / PAGES_A_FILE) }, (_, n) => ({
        path: fileOf('lists', n),
        lastChange: latest(partOf(lists, n)),
      })),
      ...offers.map(({ lastChange }, n) => ({ path: fileOf('offers', n), lastChange })),
    ];
  }

  /** The entries of a file in batches; null for a file that is not there. */
  async open(name: string): Promise<AsyncIterable<SitemapEntry[]> | null> {
    const [, kind, digits] = NAME.exec(name) ?? [];
    const n = Number(digits) - 1;
    if (kind === 'offers') {
      const part = (await this.queries.execute(new SplitLiveOffers(PAGES_A_FILE)))[n];
      return part === undefined ? null : this.offers(part.firstId);
    }
    const lists = kind === undefined ? [] : await this.lists.find();
    const part = partOf(kind === 'pages' ? await this.plain.find(latest(lists)) : lists, n);
    return part.length === 0 ? null : batchesOf(part);
  }

  private async *offers(firstId: number): AsyncGenerator<SitemapEntry[]> {
    let liveAfterId = firstId - 1;
    for (let left = PAGES_A_FILE; left > 0; left -= BATCH) {
      const offers = await this.queries.execute(new ListOfferAddresses({ liveAfterId, limit: BATCH }));
      yield offers.map(({ id, title, places, updatedAt }) => ({
        path: offerPath({ id, title, citySlug: this.catalogue.placeSlug(places[0]) }),
        lastChange: updatedAt,
      }));
      if (offers.length < BATCH) {
        return;
      }
      liveAfterId = offers.at(-1)?.id ?? liveAfterId;
    }
  }
}

function fileOf(kind: string, n: number): string {
  return `/sitemaps/${kind}-${n + 1}.xml`;
}

function partOf(entries: SitemapEntry[], n: number): SitemapEntry[] {
  return entries.slice(n * PAGES_A_FILE, (n + 1) * PAGES_A_FILE);
}

function latest(entries: SitemapEntry[]): Date | null {
  return entries.reduce<Date | null>(
    (newest, { lastChange }) => (newest === null || (lastChange !== null && lastChange > newest) ? lastChange : newest),
    null,
  );
}

/** Lets others have their turn between batches: writing many entries takes a while. */
async function* batchesOf(entries: SitemapEntry[]): AsyncGenerator<SitemapEntry[]> {
  for (let start = 0; start < entries.length; start += BATCH) {
    yield entries.slice(start, start + BATCH);
    await setImmediate();
  }
}
