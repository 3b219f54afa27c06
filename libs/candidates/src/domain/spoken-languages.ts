import type { LevelRank } from '@babelboard/language-check';
import { languageRepeated, tooManyMotherTongues } from '../candidate.errors.js';

/** Rank of a mother tongue; CEFR A1 = 1 … C2 = 6. */
const MOTHER_TONGUE: LevelRank = 7;
/** Rule of the specification: section 5. */
const MOST_MOTHER_TONGUES = 3;

export interface SpokenLanguage {
  languageId: number;
  level: LevelRank;
}

/**
 * Takes all languages of a candidate, in order, and passes them on if they may stand together.
 * @throws DomainError LANGUAGE_REPEATED, TOO_MANY_MOTHER_TONGUES at the path of the first one that is too many
 */
export function checkSpokenLanguages<T extends SpokenLanguage>(languages: readonly T[]): readonly T[] {
  const seen = new Set<number>();
  let motherTongues = 0;
  for (const [index, { languageId, level }] of languages.entries()) {
    if (seen.has(languageId)) {
      throw languageRepeated(`languages.${index}.slug`);
    }
    seen.add(languageId);
    motherTongues += level === MOTHER_TONGUE ? 1 : 0;
    if (motherTongues > MOST_MOTHER_TONGUES) {
      throw tooManyMotherTongues(`languages.${index}.cefr`);
    }
  }
  return languages;
}
