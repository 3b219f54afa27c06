import { pathIn, UI_LANGUAGE_CODES } from '@babelboard/texts';
import { XML_DECLARATION, xmlElement, xmlText } from '../feeds/xml-element.js';
import { inLanguages } from '../seo/in-languages.js';
import type { SitemapEntry } from './sitemap-entry.js';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** The list of a sitemap's files. https://www.sitemaps.org/protocol.html */
export async function* sitemapIndexXml(files: SitemapEntry[], baseUrl: string): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">`;
  yield files.map(({ path, lastChange }) => xmlElement('sitemap', entryXml(baseUrl + path, lastChange))).join('');
  yield '</sitemapindex>';
}

/**
 * One file of a sitemap, batch by batch: each page in every language, and with each the whole set of them.
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export async function* sitemapXml(batches: AsyncIterable<SitemapEntry[]>, baseUrl: string): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">`;
  for await (const entries of batches) {
    yield entries.map((entry) => pageXml(entry, baseUrl)).join('');
  }
  yield '</urlset>';
}

function pageXml({ path, lastChange }: SitemapEntry, baseUrl: string): string {
  const alternates = inLanguages(baseUrl, path).map(({ lang, href }) =>
    xmlElement('xhtml:link', '', { rel: 'alternate', hreflang: lang, href }),
  );
  return UI_LANGUAGE_CODES.map((code) =>
    xmlElement('url', entryXml(baseUrl + pathIn(code, path), lastChange) + alternates.join('')),
  ).join('');
}

function entryXml(address: string, lastChange: Date | null): string {
  const location = xmlElement('loc', xmlText(address));
  return lastChange === null ? location : location + xmlElement('lastmod', lastChange.toISOString());
}
