import { LANGUAGE_LEVELS, type LevelRank } from '@babelboard/language-check';
import { CEFR } from '@babelboard/wire';
import { filterNames } from '../texts/filter-names.js';

/** The words of addresses for what is no CEFR level. */
const MOTHER_TONGUE = 'native';
const NO_LEVEL = 'any';

interface LanguageAtLevel {
  language: { slug: string; name: string };
  /** Null where no level is named. */
  level: LevelRank | null;
}

/** `German:B1`, `German:native`, or `German:any` where no level is named. */
export function languageLevelSlug({ language, level }: LanguageAtLevel): string {
  const word = level === null ? NO_LEVEL : (CEFR[level - 1] ?? MOTHER_TONGUE);
  return `${language.slug}:${word}`;
}

/** As people read it: "German B1". */
export function languageLevelName({ language, level }: LanguageAtLevel): string {
  const cefr = level === null ? undefined : CEFR[level - 1];
  if (cefr !== undefined) {
    return filterNames.languageLevel.cefr(language.name, cefr);
  }
  return level === null
    ? filterNames.languageLevel.any(language.name)
    : filterNames.languageLevel.native(language.name);
}

/** The level that the word after the colon names, null where it says that none is named; undefined for any other word. */
export function languageLevelOf(word: string): LevelRank | null | undefined {
  const wanted = word.toLowerCase();
  if (wanted === NO_LEVEL) {
    return null;
  }
  const cefr = CEFR.find((level) => level.toLowerCase() === wanted);
  return cefr ? LANGUAGE_LEVELS[cefr] : wanted === MOTHER_TONGUE ? LANGUAGE_LEVELS.motherTongue : undefined;
}
