import { Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { SitemapEntry } from './sitemap-entry.js';

/** Under the product's prefix. */
const INFORMATION = [
  'faq',
  'contact',
  'ranking',
  'cookies-policy',
  'legal-conditions',
  'legal-conditions-and-privacy-policy-for-candidates',
  'legal-conditions-for-companies',
];

/** Pages that are there whatever the offers. */
@Injectable()
export class PlainPages {
  constructor(private readonly settings: Settings) {}

  /** @param newest of the offers: home shows them */
  find(newest: Date | null): SitemapEntry[] {
    const { productPrefix } = this.settings;
    const texts = ['/about-us', ...INFORMATION.map((page) => `/${productPrefix}/${page}`)];
    return [{ path: '/', lastChange: newest }, ...texts.map((path) => ({ path, lastChange: null }))];
  }
}
