import { NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';
import { FindOffer } from '@babelboard/offers/contract';
import { cityNameIn, nameIn, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { EVERY_OFFER, OfferSearch } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { RelatedLocationsResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { similarTitleKeywords } from '../domain/similar-titles.js';
import { unknownOffer } from '../job-list.errors.js';

const MOST_PLACES = 12;
/** A search with fewer offers says too little about places. */
const ENOUGH_OFFERS = 5;

/** Finds the cities where there are offers like one. */
@Injectable()
export class RelatedLocations {
  constructor(
    private readonly queries: QueryBus,
    private readonly search: OfferSearch,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /** Of a live or ended offer. @throws DomainError NOT_FOUND */
  async of(offerId: number, language: UiLanguage): Promise<RelatedLocationsResponse['data']> {
    const found = await this.queries.execute(new FindOffer(offerId));
    if (found.status === 'unknown') {
      throw unknownOffer();
    }
    const keywords = await this.tellingKeywords(found.status === 'live' ? found.offer.title : found.title);
    if (keywords === null) {
      return [];
    }
    const { facets } = await this.search.search({ ...EVERY_OFFER, keywords: [keywords], parts: 'cities' });
    const places = facets.cities.flatMap(({ id, total }) => {
      const city = this.catalogue.city(id);
      const url = city && writeJobListAddress({ ...NO_JOB_FILTERS, keywords: [keywords], location: [city.slug] });
      return city && url
        ? [
            {
              slug: city.slug,
              name: cityNameIn(city, language),
              country: this.countryName(city.countryId, language),
              total,
              url,
            },
          ]
        : [];
    });
    return places.slice(0, MOST_PLACES);
  }

  private countryName(id: number, language: UiLanguage): string | null {
    const country = this.catalogue.country(id);
    return country ? nameIn(country, language).name : null;
  }

  /** What of the title finds enough offers and as few others as can be; null where nothing finds any. */
  private async tellingKeywords(title: string): Promise<string | null> {
    const choices = similarTitleKeywords(title);
    const totals = await this.search.totals(choices.map((keywords) => ({ ...EVERY_OFFER, keywords: [keywords] })));
    const found = choices
      .map((keywords, index) => ({ keywords, total: totals[index] ?? 0 }))
      .filter(({ total }) => total > 0)
      .sort((one, other) => one.total - other.total);
    return (found.find(({ total }) => total >= ENOUGH_OFFERS) ?? found.at(-1))?.keywords ?? null;
  }
}
