import { allOf, type FoundJob, type JobList, mandatoryLanguages } from '@babelboard/job-lists';
import { writeJobListAddress } from '@babelboard/job-paths';
import { Settings } from '@babelboard/platform';
import type { JobDetail, PageSeo } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { enTexts } from '../texts/en.js';
import { breadcrumbs } from './breadcrumbs.js';
import { jobPosting } from './job-posting.js';

/** Offers of a numbered page. */
const PAGE = 20;

/** Heads of the list and offer pages. */
@Injectable()
export class JobSeo {
  constructor(private readonly settings: Settings) {}

  /**
   * A list is for search engines when it holds an offer, names at most one language and has no query. A page beyond the first is
   * an address of its own.
   */
  list({ searched, heading, summary, total }: JobList): PageSeo {
    const { baseUrl, productName } = this.settings;
    const { from } = searched.filters;
    const page = Math.floor(from / PAGE) + 1;
    const [path = '', query] = writeJobListAddress(searched.filters).split('?');
    const indexable = total > from && query === undefined && searched.languages.length <= 1;
    const named = page > 1 ? `${heading} · ${enTexts.list.page(page)}` : heading;
    const trail = [{ name: enTexts.list.all, path: '/jobs' }, ...(path === '/jobs' ? [] : [{ name: heading, path }])];
    return {
      title: `${named} · ${productName}`,
      h1: heading,
      text: summary,
      meta: enTexts.list.meta(total, named, productName),
      script: [breadcrumbs(trail, baseUrl)],
      canonical: baseUrl + path,
      hreflang: [],
      robots: indexable ? 'index, follow' : 'noindex, follow',
      image: `${baseUrl}/og.png`,
      feed: query === undefined && page === 1 ? `${baseUrl}/feeds${path}.atom` : null,
    };
  }

  offer(job: JobDetail): PageSeo {
    const { baseUrl, productName } = this.settings;
    const place = job.places[0];
    const where = place?.city ?? place?.country ?? null;
    const heading = where === null ? job.title : enTexts.offer.in(job.title, where);
    const mandatory = mandatoryLanguages(job.languages);
    const asked = mandatory.length > 0 ? mandatory : job.languages.map(({ name }) => name);
    const trail = [
      { name: enTexts.list.all, path: '/jobs' },
      ...(place?.slug && where ? [{ name: enTexts.list.jobsIn(where), path: `/jobs-in-${place.slug}` }] : []),
      { name: job.title, path: job.url },
    ];
    const posting = jobPosting(job, baseUrl);
    return {
      title: `${heading} · ${productName}`,
      h1: job.title,
      text: mandatory.length > 0 ? enTexts.offer.mandatory(allOf(mandatory)) : '',
      meta: enTexts.offer.meta(heading, job.company.name, allOf(asked)),
      script: [...(posting === null ? [] : [posting]), breadcrumbs(trail, baseUrl)],
      canonical: baseUrl + job.url,
      hreflang: [],
      robots: 'index, follow',
      image: `${baseUrl}/og/offers/${job.id}.png`,
      feed: null,
    };
  }

  /** Of an offer that has ended, or that nobody knows. */
  missing(found: Exclude<FoundJob, { status: 'live' }>): PageSeo {
    const { baseUrl, productName } = this.settings;
    const gone = found.status === 'gone';
    const heading = gone ? found.title : enTexts.offer.notFound;
    return {
      title: `${heading} · ${productName}`,
      h1: heading,
      text: gone ? enTexts.offer.gone : '',
      meta: gone ? enTexts.offer.gone : heading,
      script: [],
      canonical: null,
      hreflang: [],
      robots: 'noindex, follow',
      image: `${baseUrl}/og.png`,
      feed: null,
    };
  }
}
