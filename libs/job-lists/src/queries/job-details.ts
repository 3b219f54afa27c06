import { CompanyDirectory } from '@babelboard/companies/contract';
import { FindOffer, FindOfferVersion, type OfferDetail } from '@babelboard/offers/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { JobDetail } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { JobPresenter } from './job-presenter.js';
import { NO_RELATED_JOBS, type Related, RelatedJobs } from './related-jobs.js';

/** An offer to show with what is related to it; of one that has ended only its title is left. */
export type FoundJob =
  | { status: 'live'; job: JobDetail; related: Related }
  | { status: 'gone'; title: string; related: Related }
  | { status: 'unknown'; related: Related };

export const UNKNOWN_JOB: FoundJob = { status: 'unknown', related: NO_RELATED_JOBS };

/** Loads single offers as people read them. */
@Injectable()
export class JobDetails {
  constructor(
    private readonly queries: QueryBus,
    private readonly companies: CompanyDirectory,
    private readonly presenter: JobPresenter,
    private readonly related: RelatedJobs,
  ) {}

  /** @param wanted code of the language in which it shall be read, where that is not the language of the interface */
  async find(id: number, language: UiLanguage, wanted: string | null = null): Promise<FoundJob> {
    const found = await this.queries.execute(new FindOffer(id));
    switch (found.status) {
      case 'live': {
        const [job, related] = await Promise.all([
          this.present(found.offer, language, wanted),
          this.related.to(found.offer, language),
        ]);
        return { status: 'live', job, related };
      }
      case 'gone':
        return { ...found, related: await this.related.toGone(id, found.title, language) };
      default:
        return UNKNOWN_JOB;
    }
  }

  /** The offer alone; null where it is not shown. */
  async live(id: number, language: UiLanguage): Promise<JobDetail | null> {
    const found = await this.queries.execute(new FindOffer(id));
    return found.status === 'live' ? this.present(found.offer, language) : null;
  }

  private async present(offer: OfferDetail, language: UiLanguage, wanted: string | null = null): Promise<JobDetail> {
    const companies = await this.companies.cards([offer.companyId]);
    const texts = (await this.version(offer, language, wanted)) ?? offer;
    return this.presenter.detail(offer, companies.get(offer.companyId), language, { texts, wanted });
  }

  private async version(offer: OfferDetail, language: UiLanguage, wanted: string | null) {
    const id = this.presenter.textLanguageId(offer, language, wanted);
    return id === null || id === offer.adLanguageId ? null : this.queries.execute(new FindOfferVersion(offer.id, id));
  }
}
