/**
 * Rank of a language level: CEFR A1 = 1 … C2 = 6, mother tongue = 7.
 * Source: Council of Europe, Common European Framework of Reference for Languages, global scale.
 */
export const LANGUAGE_LEVELS = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6, motherTongue: 7 } as const;

export type LevelRank = (typeof LANGUAGE_LEVELS)[keyof typeof LANGUAGE_LEVELS];
