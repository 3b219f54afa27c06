import type { ModeratedCompany as FoundCompany } from '@babelboard/companies';
import { CompanyDirectory, CompanySuspensions } from '@babelboard/companies/contract';
import { offerPath } from '@babelboard/job-paths';
import type { ModeratedOffer as FoundOffer } from '@babelboard/offers';
import { OfferRemovals } from '@babelboard/operations';
import { cityNameIn, nameIn, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { ModeratedCompany, ModeratedOffer } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { presentRemoval, presentReversal } from '../company-offers/present-removal.js';
import { presentCompany } from './present-company.js';

/** Offers and companies in the words of the wire, for operators. */
@Injectable()
export class ModerationPresenter {
  constructor(
    private readonly companyCards: CompanyDirectory,
    private readonly suspensions: CompanySuspensions,
    private readonly removals: OfferRemovals,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  async offers(offers: readonly FoundOffer[], language: UiLanguage): Promise<ModeratedOffer[]> {
    const [companies, removals, reversed] = await Promise.all([
      this.companyCards.cards(offers.map(({ companyId }) => companyId)),
      this.removals.standing(offers.map(({ id }) => id)),
      this.removals.reversed(offers.map(({ id }) => id)),
    ]);
    return offers.map((offer) => {
      const { id, title, state, companyId, descriptionHtml, applyUrl, postedAt } = offer;
      const company = companies.get(companyId);
      return {
        ...{ id, title, state },
        company: company === undefined ? null : { id: companyId, name: company.name },
        places: offer.places.flatMap((place) => this.placeName(place, language) ?? []),
        description: descriptionHtml,
        apply_url: applyUrl,
        posted_at: postedAt.toISOString(),
        url: offer.live ? offerPath({ id, title, citySlug: this.catalogue.placeSlug(offer.places[0]) }) : null,
        taken_off: presentRemoval(removals.get(id)),
        reinstated: removals.has(id) ? null : presentReversal(reversed.get(id)),
      };
    });
  }

  async companies(companies: readonly FoundCompany[]): Promise<ModeratedCompany[]> {
    const suspensions = await this.suspensions.standing(companies.map(({ id }) => id));
    return companies.map((company) => presentCompany(company, suspensions.get(company.id)));
  }

  private placeName({ cityId, countryId, text }: FoundOffer['places'][number], language: UiLanguage): string | null {
    const city = cityId === null ? undefined : this.catalogue.city(cityId);
    const country = countryId === null ? undefined : this.catalogue.country(countryId);
    return city ? cityNameIn(city, language) : (text ?? (country ? nameIn(country, language).name : null));
  }
}
