import type { LevelRank } from '@babelboard/language-check';
import { REMOTE_MODES, type RemoteMode } from '@babelboard/offers/contract';
import { SALARY_STEPS } from '@babelboard/wire';
import { termOf } from './terms.js';

/** A language and a level make one number: the language's times this, and the level, with 0 for none. */
const LEVELS = 8;

/** Kinds of remote work are numbered in their order, from 1. */
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

/** Of the id of such a term. */
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
