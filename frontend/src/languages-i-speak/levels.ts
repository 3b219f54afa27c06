import type { LevelRank } from '@babelboard/language-check';
import type { JobLanguage } from '@babelboard/wire';

/** The six steps of the Common European Framework; their rank is their place, from 1. */
export const CEFR_STEPS: readonly NonNullable<JobLanguage['cefr']>[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
/** The same, and mother tongue after them. */
export const RANKS: readonly LevelRank[] = [1, 2, 3, 4, 5, 6, 7];
