import { Settings } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { JobDetail, JobListQuery, PageSeo } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { enTexts } from '../texts/en.js';
import type { JobFilters } from './job-filters.js';

/** Heads of the list and offer pages. */
@Injectable()
export class JobSeo {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly settings: Settings,
  ) {}

  list(query: JobListQuery, filters: JobFilters, total: number): PageSeo {
    const heading = this.listHeading(query.keywords, filters);
    const filtered = [query.keywords, query.experience, query.employment_type, ...Object.values(filters)].some(
      (group) => group.length > 0,
    );
    return {
      title: `${heading} · ${this.settings.productName}`,
      h1: heading,
      meta: enTexts.list.meta(total, heading, this.settings.productName),
      canonical: `${this.settings.baseUrl}/jobs`,
      // Only the bare list has an address of its own; the addresses of filtered lists come with the URL grammar.
      robots: !filtered && query._from === 0 && total > 0 ? 'index, follow' : 'noindex, follow',
    };
  }

  offer(job: JobDetail): PageSeo {
    const place = job.places[0]?.city ?? job.places[0]?.country ?? null;
    const heading = place === null ? job.title : enTexts.offer.in(job.title, place);
    const languages = job.languages.map(({ name }) => name).join(', ');
    return {
      title: `${heading} · ${this.settings.productName}`,
      h1: job.title,
      meta: enTexts.offer.meta(heading, job.company.name, languages),
      canonical: this.settings.baseUrl + job.url,
      robots: 'index, follow',
    };
  }

  missing(reason: 'gone' | 'unknown'): PageSeo {
    const heading = reason === 'gone' ? enTexts.offer.gone : enTexts.offer.notFound;
    return {
      title: `${heading} · ${this.settings.productName}`,
      h1: heading,
      meta: heading,
      canonical: `${this.settings.baseUrl}/jobs`,
      robots: 'noindex, follow',
    };
  }

  private listHeading(keywords: string[], filters: JobFilters): string {
    const places = [
      ...filters.cityIds.map((id) => this.catalogue.city(id)?.name),
      ...filters.countryIds.map((id) => this.catalogue.country(id)?.name),
    ].filter((name) => name !== undefined);
    const languages = filters.languageIds.flatMap((id) => this.catalogue.language(id)?.name ?? []);
    return [
      ...filters.remote.map((mode) => enTexts.remote[mode]),
      keywords.length > 0 ? enTexts.list.keywords(keywords.join(', ')) : enTexts.list.jobs,
      places.length > 0 ? enTexts.list.places(places.join(enTexts.list.or)) : enTexts.list.everywhere,
      languages.length > 0 ? enTexts.list.languages(languages.join(enTexts.list.or)) : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
  }
}
