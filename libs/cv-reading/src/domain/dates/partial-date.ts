/** `YYYY` or `YYYY-MM`: as exact as it is written. */
export type PartialDate = string;

export function partialDate(year: number, month: number | null): PartialDate {
  return month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
}

/** First written years, and how far ahead somebody plans. */
const FIRST_YEAR = 1940;
const LAST_YEAR = 2039;

export function isYear(number: number): boolean {
  return number >= FIRST_YEAR && number <= LAST_YEAR;
}

/** "'98" and "'19". */
export function yearOfCentury(number: number): number {
  return number > LAST_YEAR % 100 ? 1900 + number : 2000 + number;
}
