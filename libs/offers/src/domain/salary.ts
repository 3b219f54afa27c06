export type SalaryPeriod = 'year' | 'month' | 'week' | 'day' | 'hour';

/** A salary range as the ad states it, gross. */
export interface Salary {
  min: number | null;
  max: number | null;
  /** ISO 4217. */
  currency: string;
  period: SalaryPeriod;
}
