import { CompanyDirectory } from '@babelboard/companies/contract';
import { FindOffer, type OfferDetail } from '@babelboard/offers';
import type { JobDetail, JobResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { JobSeo } from '../seo/job-seo.js';
import { JobPresenter } from './job-presenter.js';
import { NO_RELATED_JOBS, RelatedJobs } from './related-jobs.js';

/** Puts the answer for one offer together. */
@Injectable()
export class JobDetails {
  constructor(
    private readonly queries: QueryBus,
    private readonly companies: CompanyDirectory,
    private readonly presenter: JobPresenter,
    private readonly related: RelatedJobs,
    private readonly seo: JobSeo,
  ) {}

  /** One offer and what is related to it; `index_not_found` where it is unknown or no longer shown. */
  async job(id: number | null): Promise<JobResponse> {
    const found = id === null ? ({ status: 'unknown' } as const) : await this.queries.execute(new FindOffer(id));
    if (found.status === 'live') {
      const [job, related] = await Promise.all([this.present(found.offer), this.related.to(found.offer)]);
      return { seo: this.seo.offer(job), index_not_found: false, gone: false, job, ...related };
    }
    const title = found.status === 'gone' ? found.title : null;
    const related = title === null || id === null ? NO_RELATED_JOBS : await this.related.toGone(id, title);
    const seo = this.seo.missing(found.status, title);
    return { seo, index_not_found: true, gone: title !== null, job: null, ...related };
  }

  /** The offer that is selected in a list; null where it is not shown. */
  async selected(id: number): Promise<JobDetail | null> {
    const found = await this.queries.execute(new FindOffer(id));
    return found.status === 'live' ? this.present(found.offer) : null;
  }

  private async present(offer: OfferDetail): Promise<JobDetail> {
    const companies = await this.companies.cards([offer.companyId]);
    return this.presenter.detail(offer, companies.get(offer.companyId));
  }
}
