import { LANGUAGE_LEVELS, type LevelRank } from '@babelboard/language-check';
import { type Named, nameIn } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';
import { CEFR } from '@babelboard/wire';
import { jobListsTexts } from '../texts/job-lists-texts.js';

/** The words of addresses for what is no CEFR level. */
const MOTHER_TONGUE = 'native';
const NO_LEVEL = 'any';

interface LanguageAtLevel {
  language: { slug: string };
  /** Null where no level is named. */
  level: LevelRank | null;
}

/** `German:B1`, `German:native`, or `German:any` where no level is named. */
export function languageLevelSlug({ language, level }: LanguageAtLevel): string {
  const word = level === null ? NO_LEVEL : (CEFR[level - 1] ?? MOTHER_TONGUE);
  return `${language.slug}:${word}`;
}

/** As people read it: "German B1". */
export function languageLevelName(
  { language: spoken, level }: { language: Named; level: LevelRank | null },
  language: UiLanguage,
): string {
  const t = jobListsTexts.in(language);
  const { name } = nameIn(spoken, language);
  const cefr = level === null ? undefined : CEFR[level - 1];
  if (cefr !== undefined) {
    return t('language-level.cefr', { language: name, level: cefr });
  }
  return t(level === null ? 'language-level.any' : 'language-level.native', { language: name });
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
