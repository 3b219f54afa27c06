import { MATCH_END, MATCH_START } from '@babelboard/search/contract';
import { pathIn, type UiLanguage } from '@babelboard/texts';
import type { JobCard } from '@babelboard/wire';
import { feedPath } from './feed-path.js';
import { XML_DECLARATION, xmlElement, xmlText } from './xml-element.js';

interface Site {
  title: string;
  baseUrl: string;
  productName: string;
  /** Of the list, as of the default language. */
  path: string;
  /** Of the title, the names and the pages. */
  language: UiLanguage;
}

/**
 * Offers of a list as an Atom feed, with the moment when one of them last changed. https://www.rfc-editor.org/rfc/rfc4287
 *
 * @param updates when each offer last changed, by its id
 */
export function atomFeed(
  jobs: JobCard[],
  updates: Map<number, Date>,
  { title, baseUrl, productName, path, language }: Site,
): { xml: string; updated: Date } {
  const self = baseUrl + feedPath(path, language);
  const updateOf = ({ id, published_at }: JobCard) => updates.get(id) ?? new Date(published_at);
  const updated = new Date(Math.max(0, ...jobs.map((job) => updateOf(job).getTime())));
  const pageOf = (path: string) => linkXml('alternate', 'text/html', baseUrl + pathIn(language, path));
  const head = [
    xmlElement('id', xmlText(self)),
    xmlElement('title', xmlText(title)),
    xmlElement('updated', updated.toISOString()),
    linkXml('self', 'application/atom+xml', self),
    pageOf(path),
  ];
  const entries = jobs.map((job) => {
    const parts = [
      // The title may change, and the address with it: the number stays, whatever the language of the feed.
      xmlElement('id', xmlText(`${baseUrl}/jobs/${job.id}`)),
      xmlElement('title', xmlText(job.title), languageOf(job)),
      pageOf(job.url),
      xmlElement('published', job.published_at),
      xmlElement('updated', updateOf(job).toISOString()),
      xmlElement('author', xmlElement('name', xmlText(job.company.name || productName))),
      ...job.languages.map(({ name }) => xmlElement('category', '', { term: name })),
      xmlElement('summary', xmlText(summaryOf(job)), job.snippet === '' ? {} : languageOf(job)),
    ];
    return xmlElement('entry', parts.join(''));
  });
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language };
  return { xml: XML_DECLARATION + xmlElement('feed', [...head, ...entries].join(''), attributes), updated };
}

function linkXml(rel: string, type: string, href: string): string {
  return xmlElement('link', '', { rel, type, href });
}

/** The words of an offer are in the language of its ad; empty where nobody knows which that is. */
function languageOf({ ad_language }: JobCard): { 'xml:lang': string } {
  return { 'xml:lang': ad_language?.code ?? '' };
}

function summaryOf({ places, snippet }: JobCard): string {
  const where = places.map(({ city, country }) => [city, country].filter(Boolean).join(', ')).join(' · ');
  const text = snippet.replaceAll(MATCH_START, '').replaceAll(MATCH_END, '');
  return [where, text].filter((part) => part !== '').join(': ');
}
