import { pathTo, sitemapPages } from '@babelboard/pages';
import { Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { SitemapEntry } from './sitemap-entry.js';

/** Pages that are there whatever the offers. */
@Injectable()
export class PlainPages {
  constructor(private readonly settings: Settings) {}

  /** @param newest of the offers: home shows them */
  find(newest: Date | null): SitemapEntry[] {
    return sitemapPages().map((name) => ({
      path: pathTo(name, { product: this.settings.productPrefix }),
      lastChange: name === 'home' ? newest : null,
    }));
  }
}
