import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { OfferContent } from '../domain/offer-content.js';
import { type OfferFingerprint, offerFingerprint } from '../domain/offer-fingerprint.js';

/** Gives an offer's content its fingerprint; every command that stores content does so. */
@Injectable()
export class OfferFingerprints {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  of(content: Pick<OfferContent, 'title' | 'descriptionText' | 'places'>): OfferFingerprint {
    return offerFingerprint({
      title: content.title,
      text: content.descriptionText,
      placeNames: content.places.flatMap((place) => this.namesOf(place)),
    });
  }

  private namesOf({ cityId, countryId, text }: OfferContent['places'][number]): string[] {
    const city = cityId === null ? undefined : this.catalogue.city(cityId);
    const country = countryId === null ? undefined : this.catalogue.country(countryId);
    return [city?.name, city?.nativeName, country?.name, text].filter((name) => typeof name === 'string');
  }
}
