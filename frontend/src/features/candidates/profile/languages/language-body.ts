import type { LevelRank } from '@babelboard/language-check';
import type { LanguageRequest } from '@babelboard/wire';
import { CEFR_STEPS } from '../../../../languages-i-speak/levels.js';

/** The four levels of the wire, by rank: A1 and A2 are one, B1 and B2, C1 and C2; a mother tongue is the last. */
export function languageBody(language: number | string, rank: LevelRank | null): LanguageRequest {
  const cefr = CEFR_STEPS[(rank ?? 0) - 1] ?? null;
  return { language, level: Math.ceil((rank ?? 1) / 2) as LanguageRequest['level'], cefr };
}
