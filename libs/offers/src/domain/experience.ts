/** Wire ids of the experience asked for. */
export const EXPERIENCES = {
  none: 1,
  upToTwoYears: 2,
  twoToFiveYears: 3,
  moreThanFiveYears: 4,
  management: 5,
  executive: 6,
} as const;

export type Experience = (typeof EXPERIENCES)[keyof typeof EXPERIENCES];
