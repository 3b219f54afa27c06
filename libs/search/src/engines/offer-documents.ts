import { LoadSearchableOffers, type SearchableOffer } from '@babelboard/offers/contract';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { OfferDocument } from './offer-document.js';

/** Makes documents of offers as they are now. */
@Injectable()
export class OfferDocuments {
  constructor(
    private readonly queries: QueryBus,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /** The live ones of the offers; the others are left out. */
  async load(ids: number[]): Promise<OfferDocument[]> {
    const offers = await this.queries.execute(new LoadSearchableOffers(ids));
    return offers.map((offer) => this.document(offer));
  }

  private document(offer: SearchableOffer): OfferDocument {
    const cities = offer.places.flatMap(({ cityId }) => (cityId === null ? [] : (this.catalogue.city(cityId) ?? [])));
    const countryIds = [
      ...offer.places.flatMap(({ countryId }) => countryId ?? []),
      ...cities.map(({ countryId }) => countryId),
    ];
    const texts = offer.places.flatMap(({ text }) => text ?? []);
    return {
      id: offer.id,
      title: offer.title,
      skills: unique(offer.skillIds.flatMap((id) => this.catalogue.skill(id)?.name ?? [])),
      companyName: offer.companyName,
      cityNames: unique([...cities.flatMap(({ name, nativeName }) => [name, nativeName]), ...texts]),
      description: offer.descriptionText,
      countryIds: unique(countryIds),
      cityIds: unique(cities.map(({ id }) => id)),
      languageIds: unique(offer.languages.map(({ languageId }) => languageId)),
      remote: offer.remote,
      experience: offer.experience,
      employmentTypes: unique(offer.employmentTypes),
      promoted: offer.promoted,
      postedAt: offer.postedAt,
    };
  }
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}
