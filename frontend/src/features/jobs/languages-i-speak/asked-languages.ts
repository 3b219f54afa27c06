import type { AskedLanguage, LevelRank } from '@babelboard/language-check';
import type { JobLanguage } from '@babelboard/wire';
import { CEFR_STEPS } from './levels.js';

/** What a client that knows only four levels means by them: A2, B2, C1, mother tongue. */
const RANK_OF_LEVEL: Record<number, LevelRank> = { 1: 2, 2: 4, 3: 5, 4: 7 };

/** An offer's languages as the requirement check takes them. */
export function askedLanguages(languages: JobLanguage[]): AskedLanguage[] {
  return languages.map(({ slug, cefr, level, mandatory, one_of }) => ({
    slug,
    rank: cefr === null ? (RANK_OF_LEVEL[level ?? 0] ?? null) : ((CEFR_STEPS.indexOf(cefr) + 1) as LevelRank),
    mandatory,
    oneOf: one_of,
  }));
}
