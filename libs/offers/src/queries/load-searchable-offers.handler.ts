import { CompanyDirectory } from '@babelboard/companies/contract';
import { Clock, Database } from '@babelboard/platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { liveOfferSql } from '../domain/live-offer.js';
import { DuplicateOffers } from './duplicate-offers.js';
import { LoadSearchableOffers } from './load-searchable-offers.query.js';
import { VERSION_TEXTS_SQL } from './offer-versions.js';
import type { SearchableOffer } from './searchable-offer.js';

@QueryHandler(LoadSearchableOffers)
export class LoadSearchableOffersHandler implements IQueryHandler<LoadSearchableOffers> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly companies: CompanyDirectory,
    private readonly duplicates: DuplicateOffers,
  ) {}

  async execute({ ids }: LoadSearchableOffers): Promise<SearchableOffer[]> {
    const offers = await this.database.query<Omit<SearchableOffer, 'companyName' | 'shown'>>(
      `SELECT id, title, description_text AS "descriptionText", company_id AS "companyId",
              ad_language_id AS "adLanguageId", working_language_id AS "workingLanguageId", places, languages,
              skill_ids AS "skillIds", remote, experience, employment_types AS "employmentTypes", salary, promoted, sunk,
              ${VERSION_TEXTS_SQL} AS versions,
              posted_at AS "postedAt"
       FROM offer WHERE id = ANY ($1) AND ${liveOfferSql('$2')}`,
      [ids, this.clock.now()],
    );
    const [companies, groups] = await Promise.all([
      this.companies.cards(offers.map(({ companyId }) => companyId)),
      this.duplicates.groupsOf(offers.map(({ id }) => id)),
    ]);
    return offers.map((offer) => {
      const group = groups.get(offer.id) ?? [];
      return {
        ...offer,
        companyName: companies.get(offer.companyId)?.name ?? '',
        shown: group.length === 0 || group[0]?.id === offer.id,
        places: [...offer.places, ...group.filter(({ id }) => id !== offer.id).flatMap(({ places }) => places)],
      };
    });
  }
}
