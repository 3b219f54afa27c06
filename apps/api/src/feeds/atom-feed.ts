import { MATCH_END, MATCH_START } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { JobCard } from '@babelboard/wire';
import { create } from 'xmlbuilder2';
import { XML_OPTIONS, xmlText } from './xml-text.js';

interface Site {
  title: string;
  baseUrl: string;
  productName: string;
  /** Of the list. */
  path: string;
  /** Of the title and the names. */
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
  const self = `${baseUrl}/feeds${path}.atom`;
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
  feed.ele('link', { rel: 'alternate', type: 'text/html', href: baseUrl + path });
  for (const job of jobs) {
    const entry = feed.ele('entry');
    // The title may change, and the address with it: the number stays.
    entry.ele('id').txt(`${baseUrl}/jobs/${job.id}`);
    entry.ele('title').txt(xmlText(job.title));
    entry.ele('link', { rel: 'alternate', type: 'text/html', href: baseUrl + job.url });
    entry.ele('published').txt(job.published_at);
    entry.ele('updated').txt(updateOf(job).toISOString());
    entry
      .ele('author')
      .ele('name')
      .txt(xmlText(job.company.name || productName));
    for (const { name } of job.languages) {
      entry.ele('category', { term: name });
    }
    entry.ele('summary').txt(xmlText(summaryOf(job)));
  }
  return { xml: feed.end(), updated };
}

function summaryOf({ places, snippet }: JobCard): string {
  const where = places.map(({ city, country }) => [city, country].filter(Boolean).join(', ')).join(' · ');
  const text = snippet.replaceAll(MATCH_START, '').replaceAll(MATCH_END, '');
  return [where, text].filter((part) => part !== '').join(': ');
}
