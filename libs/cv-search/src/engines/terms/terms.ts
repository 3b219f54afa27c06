import type { LevelRank } from '@babelboard/language-check';
import { TermNumbers } from '@babelboard/search/contract';

/** The number of each group. They stand in the index: another number, like another meaning of an id, needs it built anew. */
const GROUPS = {
  country: 1,
  city: 2,
  destination: 3,
  language: 4,
  languageLevel: 5,
  skill: 6,
  sector: 7,
  experience: 8,
  pay: 9,
  workingStatus: 10,
  week: 11,
} as const;

/** All that people can be filtered and counted by, as numbers; an id of a group (a country, a skill) makes one. */
export const TERMS = new TermNumbers(GROUPS);

export type TermGroup = keyof typeof GROUPS;

/** Everybody has it. */
export const EVERYBODY_TERM = 0;

/** A language and a level make one number: the language's times this, and the level. */
const LEVELS = 8;

/** Nobody has a level of an impossible language. */
export function languageLevelTerm(languageId: number, level: LevelRank): number {
  const id = Number.isInteger(languageId) && languageId > 0 ? languageId * LEVELS + level : 0;
  return TERMS.termOf('languageLevel', id);
}
