import type { LevelRank } from '@babelboard/language-check';
import type { FindablePerson } from '../../../libs/cv-search/src/engines/findable-person.js';
import { Random } from '../../support/random.js';

/** Words without a form in common. */
export const TITLE_WORDS = ['Krankenpfleger', 'Infirmière', 'Бухгалтер', 'Νοσοκόμα', 'Sykepleier', 'Elektrotechnik'];
export const TEXT_WORDS = ['Schichtdienst', 'télétravail', 'warehouse', 'Verantwortung', 'Łódzkie', 'зарплата'];

export const COUNTRIES = Array.from({ length: 20 }, (_, at) => at + 1);
/** Four in each country. */
export const CITIES = Array.from({ length: 80 }, (_, at) => ({ id: 101 + at, countryId: 1 + Math.floor(at / 4) }));
export const LANGUAGES = Array.from({ length: 12 }, (_, at) => at + 1);
export const LEVELS: LevelRank[] = [1, 2, 3, 4, 5, 6, 7];
export const SKILLS = Array.from({ length: 120 }, (_, at) => at + 1);
export const SECTORS = Array.from({ length: 14 }, (_, at) => at + 1);
/** Some of them are blocked by some. */
export const COMPANIES = [1, 2, 3, 4, 5, 6];
export const WEEKS = Array.from({ length: 60 }, (_, at) => 2_960 - at);

/** Seconds at which some came to be found. */
export const SECONDS = Array.from({ length: 40 }, (_, at) => 1_790_000_000 + 3_600 * at);

/** People with every combination of values that companies filter by; several were here in the same week. The same ones every time. */
export function generatePeople(count: number, seed = 7): FindablePerson[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, index) => generatePerson(index + 1, random));
}

export function generatePerson(id: number, random: Random): FindablePerson {
  const city = random.skewed(CITIES);
  return {
    id,
    titles: random.some(TITLE_WORDS, 2),
    forms: [],
    skills: [],
    synonyms: [],
    things: [],
    text: random.some(TEXT_WORDS, 3).join(', '),
    occupationIds: [],
    languages: random
      .some(LANGUAGES, 4)
      .flatMap((languageId) => random.some(LEVELS, 2).map((level) => ({ languageId, level }))),
    skillIds: random.some(SKILLS, 12),
    sectorIds: random.some(SECTORS, 3),
    countryId: random.chance(0.9) ? city.countryId : null,
    cityId: random.chance(0.7) ? city.id : null,
    destinationIds: random.some(COUNTRIES, 3),
    experienceYears: random.chance(0.8) ? random.below(22) : null,
    payFrom: random.chance(0.6) ? 2_500 * random.below(50) : null,
    workingStatus: random.chance(0.8) ? 1 + random.below(4) : null,
    activeWeek: random.skewed(WEEKS),
    findableSince: random.one(SECONDS),
    blockedCompanyIds: random.chance(0.1) ? random.some(COMPANIES, 3) : [],
  };
}
