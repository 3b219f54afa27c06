import { pathIn, UI_LANGUAGE_CODES } from '@babelboard/texts';
import { fragment } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import { XML_DECLARATION, XML_OPTIONS, xmlText } from '../feeds/xml-text.js';
import { inLanguages } from '../seo/in-languages.js';
import type { SitemapEntry } from './sitemap-entry.js';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** The list of a sitemap's files. https://www.sitemaps.org/protocol.html */
export async function* sitemapIndexXml(files: SitemapEntry[], baseUrl: string): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">`;
  const xml = fragment(XML_OPTIONS);
  for (const { path, lastChange } of files) {
    writeEntry(xml.ele('sitemap'), baseUrl + path, lastChange);
  }
  yield xml.toString();
  yield '</sitemapindex>';
}

/**
 * One file of a sitemap, batch by batch: each page in every language, and with each the whole set of them.
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export async function* sitemapXml(batches: AsyncIterable<SitemapEntry[]>, baseUrl: string): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">`;
  for await (const entries of batches) {
    yield pagesXml(entries, baseUrl);
  }
  yield '</urlset>';
}

function pagesXml(entries: SitemapEntry[], baseUrl: string): string {
  const xml = fragment(XML_OPTIONS);
  for (const { path, lastChange } of entries) {
    const alternates = inLanguages(baseUrl, path);
    for (const code of UI_LANGUAGE_CODES) {
      const entry = xml.ele('url');
      writeEntry(entry, baseUrl + pathIn(code, path), lastChange);
      for (const { lang, href } of alternates) {
        entry.ele('xhtml:link', { rel: 'alternate', hreflang: lang, href: xmlText(href) });
      }
    }
  }
  return xml.toString();
}

function writeEntry(entry: XMLBuilder, address: string, lastChange: Date | null): void {
  entry.ele('loc').txt(xmlText(address));
  if (lastChange !== null) {
    entry.ele('lastmod').txt(lastChange.toISOString());
  }
}
