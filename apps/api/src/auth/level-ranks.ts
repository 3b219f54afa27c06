import { LANGUAGE_LEVELS } from '@babelboard/language-check';

const { motherTongue, ...CEFR_RANKS } = LANGUAGE_LEVELS;

/** Levels of the wire as ranks. */
export const LEVEL_RANKS = { ...CEFR_RANKS, native: motherTongue } as const;
