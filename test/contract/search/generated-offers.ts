import type { LevelRank } from '@babelboard/language-check';
import { REMOTE_MODES } from '@babelboard/offers/contract';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { INestApplicationContext } from '@nestjs/common';
import type { OfferDocument } from '../../../libs/search/src/engines/offer-document.js';
import { Random } from '../../support/random.js';

/** Long words, far from each other, so that no correction of typing errors makes one of another. */
export const TITLE_WORDS = ['Krankenpfleger', 'Infirmière', 'Бухгалтер', 'Νοσοκόμα', 'Sykepleier', 'Elektrotechnik'];
export const TEXT_WORDS = ['Schichtdienst', 'télétravail', 'warehouse', 'Verantwortung', 'Łódzkie', 'зарплата'];
/** Each offer has one, alone: all that are found by it are equally relevant. */
export const SKILL_WORDS = ['Hydraulik', 'comptabilité', 'negotiation', 'programación'];

export const COMPANIES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const LEVELS: (LevelRank | null)[] = [null, 3, 4, 5, 7];

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

/** Offers with every combination of values that lists filter by; several share a date, some are not shown. */
export function generateOffers(count: number, values: Values, seed = 7): OfferDocument[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, index) => generateOffer(index + 1, values, random));
}

export function generateOffer(id: number, { cities, languageIds }: Values, random: Random): OfferDocument {
  const places = random.some(cities, 3);
  const languageLevels = random
    .some(languageIds, 3)
    .flatMap((languageId) => random.some(LEVELS, 2).map((level) => ({ languageId, level })));
  const companyId = random.one(COMPANIES);
  return {
    id,
    shown: random.chance(0.95),
    title: `${random.skewed(TITLE_WORDS)} ${random.chance(0.3) ? random.one(TITLE_WORDS) : ''}`.trim(),
    skills: [random.one(SKILL_WORDS)],
    description: random.some(TEXT_WORDS, 3).join(', '),
    synonyms: [],
    otherTitles: random.chance(0.1) ? [random.one(TITLE_WORDS)] : [],
    forms: [],
    named: [],
    occupationIds: [],
    placeSynonyms: [],
    companyId,
    companyName: `Company ${companyId}`,
    cityNames: [],
    cityIds: places.filter(() => random.chance(0.8)).map((place) => place.id),
    countryIds: [...new Set(places.map(({ countryId }) => countryId))],
    languageIds: [...new Set(languageLevels.map(({ languageId }) => languageId))],
    languageLevels,
    adLanguageIds: random.chance(0.9)
      ? [...new Set([random.skewed(languageIds), ...(random.chance(0.1) ? [random.one(languageIds)] : [])])]
      : [],
    workingLanguageId: random.chance(0.3) ? random.skewed(languageIds) : null,
    noLocalLanguage: random.chance(0.2),
    remote: random.chance(0.4) ? random.one(REMOTE_MODES) : null,
    experience: random.chance(0.8) ? 1 + random.below(6) : null,
    employmentTypes: random.some([1, 2, 3, 4, 5, 6], 2),
    salaryPerYearInEuro: random.chance(0.5) ? 5_000 * random.below(40) : null,
    // Of two companies most, of the others few: lists run out of either kind.
    promoted: random.chance(companyId <= 2 ? 0.6 : 0.03),
    sunk: random.chance(companyId <= 4 ? 0.2 : 0),
    postedAt: new Date(Date.UTC(2026, 9, 1 + random.below(30), random.below(4))),
  };
}
