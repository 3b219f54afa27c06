import type { AskedLanguage, LevelRank } from '@babelboard/language-check';
import type { JobLanguage } from '@babelboard/wire';
import { CEFR_STEPS } from './levels.js';

/** What a client that knows only four levels means by them: A2, B2, C1, mother tongue. */
const RANK_OF_LEVEL: (LevelRank | null)[] = [null, 2, 4, 5, 7];

/** An offer's languages as the requirement check takes them. */
export function askedLanguages(languages: JobLanguage[]): AskedLanguage[] {
  return languages.map((language) => ({
    slug: language.slug,
    rank: rankOf(language),
    mandatory: language.mandatory,
    oneOf: language.one_of,
  }));
}

export function rankOf({ cefr, level }: Pick<JobLanguage, 'cefr' | 'level'>): LevelRank | null {
  return cefr === null ? (RANK_OF_LEVEL[level ?? 0] ?? null) : ((CEFR_STEPS.indexOf(cefr) + 1) as LevelRank);
}
