import type { LevelRank } from '@babelboard/language-check';

/** A language that somebody speaks, as it is stored. */
export interface SpokenLanguage {
  languageId: number;
  level: LevelRank;
}
