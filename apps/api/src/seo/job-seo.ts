import { type FoundJob, headingPlace, type JobList, mandatoryLanguages } from '@babelboard/job-lists';
import { writeJobListAddress } from '@babelboard/job-paths';
import { Settings } from '@babelboard/platform';
import { formatsOf, pathIn, type UiLanguage } from '@babelboard/texts';
import type { JobDetail, PageSeo } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { feedPath } from '../feeds/feed-path.js';
import { apiTexts } from '../texts/api-texts.js';
import { breadcrumbs } from './breadcrumbs.js';
import { inLanguages } from './in-languages.js';
import { jobPosting } from './job-posting.js';
import { addressOfVersion, versionsInLanguages } from './job-versions.js';

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
  list({ searched, heading, summary, total }: JobList, language: UiLanguage): PageSeo {
    const t = apiTexts.in(language);
    const { baseUrl, productName } = this.settings;
    const { from } = searched.filters;
    const page = Math.floor(from / PAGE) + 1;
    const [path = '', query] = writeJobListAddress(searched.filters).split('?');
    const indexable = total > from && query === undefined && searched.languages.length <= 1;
    const named = page > 1 ? t('seo.page', { heading: { own: heading }, page }) : heading;
    const trail = [{ name: t('seo.all-jobs'), path: '/jobs' }, ...(path === '/jobs' ? [] : [{ name: heading, path }])];
    return {
      title: `${named} · ${productName}`,
      h1: heading,
      text: summary,
      meta: t('seo.list-meta', { total, heading: { own: named }, product: productName }),
      script: [breadcrumbs(trail, baseUrl, language)],
      canonical: baseUrl + pathIn(language, path),
      hreflang: inLanguages(baseUrl, path),
      robots: indexable ? 'index, follow' : 'noindex, follow',
      image: `${baseUrl}/og.png`,
      feed: query === undefined && page === 1 ? baseUrl + feedPath(path, language) : null,
    };
  }

  offer(job: JobDetail, language: UiLanguage): PageSeo {
    const t = apiTexts.in(language);
    const { and } = formatsOf(language);
    const { baseUrl, productName } = this.settings;
    const place = job.places[0];
    const name = place?.city ?? place?.country ?? null;
    const where = name === null ? null : headingPlace({ slug: place?.slug ?? '', name }, language);
    const heading = where === null ? job.title : t('seo.offer', { title: job.title, place: { own: where } });
    const mandatory = mandatoryLanguages(job.languages, language);
    const asked = mandatory.length > 0 ? mandatory : job.languages.map(({ name }) => name);
    const trail = [
      { name: t('seo.all-jobs'), path: '/jobs' },
      ...(place?.slug && where
        ? [{ name: t('seo.jobs-in', { place: { own: where } }), path: `/jobs-in-${place.slug}` }]
        : []),
      { name: job.title, path: job.url },
    ];
    const canonical = baseUrl + addressOfVersion(job, language);
    const posting = jobPosting(job, baseUrl, canonical);
    const notes = [
      ...(job.kind === 'talent_pool' ? [t('seo.talent-pool')] : []),
      ...(mandatory.length > 0 ? [t('seo.mandatory', { languages: and(mandatory) })] : []),
    ];
    return {
      title: `${heading} · ${productName}`,
      h1: job.title,
      text: notes.join(' '),
      meta: t('seo.offer-meta', {
        heading: { own: heading },
        company: job.company.name,
        asks: asked.length > 0 ? 'languages' : 'nothing',
        languages: and(asked),
      }),
      script: [...(posting === null ? [] : [posting]), breadcrumbs(trail, baseUrl, language)],
      canonical,
      hreflang: versionsInLanguages(job, baseUrl),
      robots: 'index, follow',
      image: `${baseUrl}/og/offers/${job.id}.png`,
      feed: null,
    };
  }

  /** Of an offer that has ended, or that nobody knows. */
  missing(found: Exclude<FoundJob, { status: 'live' }>, language: UiLanguage): PageSeo {
    const t = apiTexts.in(language);
    const { baseUrl, productName } = this.settings;
    const gone = found.status === 'gone';
    const heading = gone ? found.title : t('seo.offer-unknown');
    return {
      title: `${heading} · ${productName}`,
      h1: heading,
      text: gone ? t('seo.offer-ended') : '',
      meta: gone ? t('seo.offer-ended') : heading,
      script: [],
      canonical: null,
      hreflang: [],
      robots: 'noindex, follow',
      image: `${baseUrl}/og.png`,
      feed: null,
    };
  }
}
