import { CareerEvents } from '@babelboard/career-events';
import { pathTo, sitemapPages } from '@babelboard/pages';
import { Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { SitemapEntry } from './sitemap-entry.js';

/** Pages that are there whatever the offers. */
@Injectable()
export class PlainPages {
  constructor(
    private readonly settings: Settings,
    private readonly events: CareerEvents,
  ) {}

  /** @param newest of the offers: home shows them */
  async find(newest: Date | null): Promise<SitemapEntry[]> {
    const plain = sitemapPages().map((name) => ({
      path: pathTo(name, { product: this.settings.productPrefix }),
      lastChange: name === 'home' ? newest : null,
    }));
    const events = (await this.events.list()).map(({ path, changedAt }) => ({ path, lastChange: changedAt }));
    return [...plain, ...events];
  }
}
