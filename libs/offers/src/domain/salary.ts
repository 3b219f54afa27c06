export type SalaryPeriod = 'year' | 'month' | 'week' | 'day' | 'hour';

/** A salary range as the ad states it, gross. */
export interface Salary {
  min: number | null;
  max: number | null;
  /** ISO 4217. */
  currency: string;
  period: SalaryPeriod;
}

/**
 * Periods in a year of full-time work. Hours: the 1,720 of Regulation (EU) 2021/1060, article 55 (2), by which the EU turns a
 * yearly salary into an hourly rate. Days: the 215 of the model grant agreement of Horizon Europe, article 6.2.A.1 (8 hours each
 * give the same 1,720). Both leave out paid leave; weekly and monthly wages are paid through it: 52 and 12.
 */
const PER_YEAR: Record<SalaryPeriod, number> = { year: 1, month: 12, week: 52, day: 215, hour: 1_720 };

/** Takes a salary and gives what it comes to in a year of full-time work, in its currency, to the whole unit. */
export function salaryPerYear({ min, max, period }: Salary): { min: number | null; max: number | null } {
  const inYear = (amount: number | null) => (amount === null ? null : Math.round(amount * PER_YEAR[period]));
  return { min: inYear(min), max: inYear(max) };
}
