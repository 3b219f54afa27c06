/** Characters; what is longer is cut. */
export const LONGEST = { passage: 1_000 } as const;
