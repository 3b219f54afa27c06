import type { LevelRank } from '@babelboard/language-check';
import { REMOTE_MODES, type RemoteMode } from '@babelboard/offers/contract';
import { SALARY_STEPS } from '@babelboard/wire';

/** Width of the number range of each group of terms; ids of reference data are smaller (GeoNames: 8 digits). */
const RANGE = 100_000_000;

/** Each group in its own number range, so that one array of numbers holds all that an offer can be filtered by. */
const GROUPS = {
  country: 1,
  city: 2,
  language: 3,
  remote: 4,
  experience: 5,
  employmentType: 6,
  languageLevel: 7,
  adLanguage: 8,
  workingLanguage: 9,
  noLocalLanguage: 10,
  salary: 11,
  company: 12,
} as const;

export type TermGroup = keyof typeof GROUPS;

/** Every offer that is shown has it. */
export const EVERY_OFFER = 0;

/** The only term of an offer that is not shown. */
export const HIDDEN_OFFER = -1;

/** Levels of a language, with 0 for none, have a place in a term each. */
const LEVELS = 8;

/** Gives the term of an id; an id out of range gives a term that no offer has. */
export function termOf(group: TermGroup, id: number): number {
  return GROUPS[group] * RANGE + (Number.isInteger(id) && id > 0 && id < RANGE ? id : 0);
}

export function remoteTerm(mode: RemoteMode): number {
  return termOf('remote', REMOTE_MODES.indexOf(mode) + 1);
}

export function remoteModeOf(id: number): RemoteMode | undefined {
  return REMOTE_MODES[id - 1];
}

export interface AskedLanguage {
  languageId: number;
  level: LevelRank | null;
}

/** A language together with the level that is asked for. */
export function languageLevelTerm({ languageId, level }: AskedLanguage): number {
  return termOf(
    'languageLevel',
    Number.isInteger(languageId) && languageId > 0 ? languageId * LEVELS + (level ?? 0) : 0,
  );
}

export function languageLevelOf(id: number): AskedLanguage {
  return { languageId: Math.floor(id / LEVELS), level: (id % LEVELS || null) as LevelRank | null };
}

/** The highest of `SALARY_STEPS` that a salary reaches: an offer counts for this step and all below. */
export function salaryStepOf(euroPerYear: number | null): number | null {
  return SALARY_STEPS.findLast((step) => euroPerYear !== null && euroPerYear >= step) ?? null;
}

/** The steps that are at least `from`: one of them is the highest of every offer that reaches `from`. */
export function salaryStepsFrom(from: number): number[] {
  return SALARY_STEPS.filter((step) => step >= from);
}

/** First and last term of a group. */
export function termRange(group: TermGroup): [first: number, last: number] {
  return [GROUPS[group] * RANGE, (GROUPS[group] + 1) * RANGE - 1];
}

const GROUP_NAMES = Object.fromEntries(Object.entries(GROUPS).map(([name, number]) => [number, name])) as Record<
  number,
  TermGroup | undefined
>;

export function readTerm(term: number): { group: TermGroup | undefined; id: number } {
  return { group: GROUP_NAMES[Math.floor(term / RANGE)], id: term % RANGE };
}

export interface FilterableOffer {
  shown: boolean;
  companyId: number;
  countryIds: number[];
  cityIds: number[];
  languageIds: number[];
  languageLevels: AskedLanguage[];
  adLanguageId: number | null;
  workingLanguageId: number | null;
  noLocalLanguage: boolean;
  remote: RemoteMode | null;
  experience: number | null;
  employmentTypes: readonly number[];
  salaryPerYearInEuro: number | null;
}

/** All terms of an offer, ascending. */
export function termsOfOffer(offer: FilterableOffer): number[] {
  if (!offer.shown) {
    return [HIDDEN_OFFER];
  }
  const one = (group: TermGroup, id: number | null) => (id === null ? [] : [termOf(group, id)]);
  const terms = [
    EVERY_OFFER,
    ...offer.countryIds.map((id) => termOf('country', id)),
    ...offer.cityIds.map((id) => termOf('city', id)),
    ...offer.languageIds.map((id) => termOf('language', id)),
    ...offer.languageLevels.map(languageLevelTerm),
    ...one('adLanguage', offer.adLanguageId),
    ...one('workingLanguage', offer.workingLanguageId),
    ...one('noLocalLanguage', offer.noLocalLanguage ? 1 : null),
    ...(offer.remote === null ? [] : [remoteTerm(offer.remote)]),
    ...one('experience', offer.experience),
    ...offer.employmentTypes.map((id) => termOf('employmentType', id)),
    ...one('salary', salaryStepOf(offer.salaryPerYearInEuro)),
    termOf('company', offer.companyId),
  ];
  return [...new Set(terms)].sort((a, b) => a - b);
}
