import type { LevelRank } from '@babelboard/language-check';
import type { SpokenLevel } from '@babelboard/profile-documents/contract';

const RANKS: Record<SpokenLevel, LevelRank> = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6, native: 7 };

/** CEFR A1 = 1 … C2 = 6, mother tongue 7. */
export function rankOf(level: SpokenLevel | null): LevelRank | null {
  return level === null ? null : RANKS[level];
}
