import { MATCH_END, MATCH_START } from '@babelboard/search/contract';
import { pathIn, type UiLanguage } from '@babelboard/texts';
import type { JobCard } from '@babelboard/wire';
import { create } from 'xmlbuilder2';
import { feedPath } from './feed-path.js';
import { XML_OPTIONS, xmlText } from './xml-text.js';

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
  const feed = create({ version: '1.0', encoding: 'UTF-8', ...XML_OPTIONS }).ele('feed', {
    xmlns: 'http://www.w3.org/2005/Atom',
    'xml:lang': language,
  });
  feed.ele('id').txt(xmlText(self));
  feed.ele('title').txt(xmlText(title));
  feed.ele('updated').txt(updated.toISOString());
  feed.ele('link', { rel: 'self', type: 'application/atom+xml', href: self });
  feed.ele('link', { rel: 'alternate', type: 'text/html', href: baseUrl + pathIn(language, path) });
  for (const job of jobs) {
    const entry = feed.ele('entry');
    // The title may change, and the address with it: the number stays, whatever the language of the feed.
    entry.ele('id').txt(`${baseUrl}/jobs/${job.id}`);
    entry.ele('title', languageOf(job)).txt(xmlText(job.title));
    entry.ele('link', { rel: 'alternate', type: 'text/html', href: baseUrl + pathIn(language, job.url) });
    entry.ele('published').txt(job.published_at);
    entry.ele('updated').txt(updateOf(job).toISOString());
    entry
      .ele('author')
      .ele('name')
      .txt(xmlText(job.company.name || productName));
    for (const { name } of job.languages) {
      entry.ele('category', { term: name });
    }
    entry.ele('summary', job.snippet === '' ? {} : languageOf(job)).txt(xmlText(summaryOf(job)));
  }
  return { xml: feed.end(), updated };
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
