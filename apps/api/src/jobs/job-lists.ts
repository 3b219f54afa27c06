import { CompanyDirectory } from '@babelboard/companies/contract';
import { FindOffer, LoadOfferCards } from '@babelboard/offers';
import { OfferSearch } from '@babelboard/search/contract';
import type { JobCard, JobDetail, JobListQuery, JobListResponse, JobResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { JobFacets } from './job-facets.js';
import { JobFiltersResolver } from './job-filters.js';
import { JobPresenter } from './job-presenter.js';
import { JobSeo } from './job-seo.js';

/** Puts the answers of the job routes together, for the JSON API and the server-rendered pages alike. */
@Injectable()
export class JobLists {
  constructor(
    private readonly queries: QueryBus,
    private readonly search: OfferSearch,
    private readonly companies: CompanyDirectory,
    private readonly filters: JobFiltersResolver,
    private readonly facets: JobFacets,
    private readonly presenter: JobPresenter,
    private readonly seo: JobSeo,
  ) {}

  /** @throws InvalidInput for unknown places, languages or remote modes, unless `onUnknown` is `ignore` */
  async list(query: JobListQuery, onUnknown: 'refuse' | 'ignore'): Promise<JobListResponse> {
    const filters = this.filters.resolve(query, onUnknown);
    const [result, job] = await Promise.all([
      this.search.search({
        ...filters,
        keywords: query.keywords,
        experience: query.experience,
        employmentTypes: query.employment_type,
        sort: query.latests ? 'newest' : 'best',
        from: query._from,
        size: query._size,
      }),
      query.job === undefined ? null : this.detail(query.job),
    ]);
    return {
      jobs: {
        data: await this.cards(result.ids, result.snippets),
        total_search: result.total,
        total_actives: result.totalActives,
        seconds: result.seconds,
      },
      seo: this.seo.list(query, filters, result.total),
      ...this.facets.present(result),
      job,
      hasMinisiteService: false,
      companyIdMinisite: null,
      ...(result.degraded ? { degraded: true } : {}),
    };
  }

  /** One offer; `index_not_found` where it is unknown or no longer shown. */
  async job(id: number | null): Promise<JobResponse> {
    const found = id === null ? ({ status: 'unknown' } as const) : await this.queries.execute(new FindOffer(id));
    if (found.status !== 'live') {
      return { seo: this.seo.missing(found.status), index_not_found: true, job: null };
    }
    const job = this.presenter.detail(found.offer, await this.company(found.offer.companyId));
    return { seo: this.seo.offer(job), index_not_found: false, job };
  }

  private async detail(id: number): Promise<JobDetail | null> {
    return (await this.job(id)).job;
  }

  private async cards(ids: number[], snippets: Map<number, string>): Promise<JobCard[]> {
    const offers = await this.queries.execute(new LoadOfferCards(ids));
    const companies = await this.companies.cards(offers.map(({ companyId }) => companyId));
    return offers.map((offer) =>
      this.presenter.card(offer, companies.get(offer.companyId), snippets.get(offer.id) ?? ''),
    );
  }

  private async company(id: number) {
    return (await this.companies.cards([id])).get(id);
  }
}
