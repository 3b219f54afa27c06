import { CompanyDirectory } from '@babelboard/companies/contract';
import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { LoadSearchableOffers } from './load-searchable-offers.query.js';
import type { SearchableOffer } from './searchable-offer.js';

@QueryHandler(LoadSearchableOffers)
export class LoadSearchableOffersHandler implements IQueryHandler<LoadSearchableOffers> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly companies: CompanyDirectory,
  ) {}

  async execute({ ids }: LoadSearchableOffers): Promise<SearchableOffer[]> {
    const offers = await this.database.query<Omit<SearchableOffer, 'companyName'>>(
      `SELECT id, title, description_text AS "descriptionText", company_id AS "companyId",
              ad_language_id AS "adLanguageId", working_language_id AS "workingLanguageId", places, languages,
              skill_ids AS "skillIds", remote, experience, employment_types AS "employmentTypes", promoted,
              posted_at AS "postedAt"
       FROM offer WHERE id = ANY ($1) AND ${liveOfferSql('$2')}`,
      [ids, this.clock.now()],
    );
    const companies = await this.companies.cards(offers.map(({ companyId }) => companyId));
    return offers.map((offer) => ({ ...offer, companyName: companies.get(offer.companyId)?.name ?? '' }));
  }
}
