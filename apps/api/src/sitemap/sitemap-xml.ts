import { fragment } from 'xmlbuilder2';
import { XML_DECLARATION, XML_OPTIONS, xmlText } from '../feeds/xml-text.js';
import type { SitemapEntry } from './sitemap-entry.js';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of a sitemap's files. https://www.sitemaps.org/protocol.html */
export async function* sitemapIndexXml(files: SitemapEntry[], baseUrl: string): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">`;
  yield entriesXml('sitemap', files, baseUrl);
  yield '</sitemapindex>';
}

/** One file of a sitemap, batch by batch. */
export async function* sitemapXml(batches: AsyncIterable<SitemapEntry[]>, baseUrl: string): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}">`;
  for await (const entries of batches) {
    yield entriesXml('url', entries, baseUrl);
  }
  yield '</urlset>';
}

function entriesXml(name: string, entries: SitemapEntry[], baseUrl: string): string {
  const xml = fragment(XML_OPTIONS);
  for (const { path, lastChange } of entries) {
    const entry = xml.ele(name);
    entry.ele('loc').txt(xmlText(baseUrl + path));
    if (lastChange !== null) {
      entry.ele('lastmod').txt(lastChange.toISOString());
    }
  }
  return xml.toString();
}
