import { CompanyDirectory } from '@babelboard/companies/contract';
import { JobPresenter } from '@babelboard/job-lists';
import { ListLiveOffers } from '@babelboard/offers';
import { Settings } from '@babelboard/platform';
import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import type { PublicOffer } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { publicOffer } from './public-offer.js';

export interface PublicOffersPage {
  offers: PublicOffer[];
  /** Id after which the next page begins; null after the last one. */
  next: number | null;
}

/** Reads live offers for others, page by page: two queries a page. */
@Injectable()
export class PublicOffers {
  constructor(
    private readonly queries: QueryBus,
    private readonly companies: CompanyDirectory,
    private readonly presenter: JobPresenter,
    private readonly settings: Settings,
  ) {}

  async page(afterId: number, limit: number, updatedSince: Date | null): Promise<PublicOffersPage> {
    const offers = await this.queries.execute(new ListLiveOffers(afterId, limit, updatedSince));
    const companies = await this.companies.cards(offers.map(({ companyId }) => companyId));
    return {
      offers: offers.map((offer) => {
        const company = companies.get(offer.companyId);
        // As the employer wrote it: who shows it elsewhere knows nothing of other versions.
        const job = this.presenter.detail({ ...offer, duplicates: [], versions: [] }, company, DEFAULT_LANGUAGE);
        return publicOffer(offer, job, company, this.settings.baseUrl);
      }),
      next: offers.length === limit ? (offers.at(-1)?.id ?? null) : null,
    };
  }
}
