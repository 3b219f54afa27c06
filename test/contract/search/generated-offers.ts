import { REMOTE_MODES } from '@babelboard/offers/contract';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { INestApplicationContext } from '@nestjs/common';
import type { OfferRow } from './offer-rows.js';
import { Random } from './random.js';

/** Long words, far from each other, so that no correction of typing errors makes one of another. */
export const TITLE_WORDS = ['Krankenpfleger', 'Infirmière', 'Бухгалтер', 'Νοσοκόμα', 'Sykepleier', 'Elektrotechnik'];
export const TEXT_WORDS = ['Schichtdienst', 'télétravail', 'warehouse', 'Verantwortung', 'Łódzkie', 'зарплата'];

export interface Values {
  cities: { id: number; countryId: number }[];
  languageIds: number[];
}

/** Cities and languages that the generated offers choose from. */
export function valuesOf(app: INestApplicationContext): Values {
  const catalogue = app.get(ReferenceCatalogue);
  return {
    cities: catalogue
      .cities()
      .slice(0, 80)
      .map(({ id, countryId }) => ({ id, countryId })),
    languageIds: catalogue
      .languages()
      .slice(0, 12)
      .map(({ id }) => id),
  };
}

/** Offers with every combination of values that lists filter by; several share a date. */
export function generateOffers(count: number, { cities, languageIds }: Values): OfferRow[] {
  const random = new Random(7);
  return Array.from({ length: count }, (_, index) => ({
    title: `${random.skewed(TITLE_WORDS)} ${index % 3 === 0 ? random.one(TITLE_WORDS) : ''}`.trim(),
    description: random.some(TEXT_WORDS, 3).join(', '),
    company: `Company ${random.below(9)}`,
    places: random.some(cities, 3).map(({ id, countryId }) => ({
      cityId: random.chance(0.8) ? id : null,
      countryId,
      text: null,
    })),
    languageIds: random.some(languageIds, 3),
    skillIds: [],
    remote: random.chance(0.4) ? random.one(REMOTE_MODES) : null,
    experience: random.chance(0.8) ? 1 + random.below(6) : null,
    employmentTypes: random.some([1, 2, 3, 4, 5, 6], 2),
    promoted: random.chance(0.05),
    postedAt: new Date(Date.UTC(2026, 9, 1 + random.below(30), random.below(4))),
  }));
}
