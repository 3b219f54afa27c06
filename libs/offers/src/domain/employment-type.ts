/** Wire ids of the kinds of contract. */
export const EMPLOYMENT_TYPES = {
  fullTime: 1,
  partTime: 2,
  internship: 3,
  temporary: 4,
  freelance: 5,
  apprenticeship: 6,
} as const;

export type EmploymentType = (typeof EMPLOYMENT_TYPES)[keyof typeof EMPLOYMENT_TYPES];
