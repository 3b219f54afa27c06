/** Levels of the wire as ranks: CEFR A1 = 1 … C2 = 6, mother tongue 7. */
export const LEVEL_RANKS = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6, native: 7 } as const;
