/** Year and month of a date that may be half of one. */
export function monthOf(value: string): [year: string, month: string] {
  const [year = '', month = ''] = value.split('-');
  return [year, month];
}

/** The months of the year in a language, with their numbers. */
export function monthsOf(language: string): [number: string, name: string][] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => [String(at + 1).padStart(2, '0'), format.format(Date.UTC(2024, at, 1))]);
}

const SPAN = 75;

/** Years from this one back, and one that is longer ago. */
export function yearsBack(from: number, also: string): string[] {
  const years = Array.from({ length: SPAN }, (_, at) => String(from - at));
  return also === '' || years.includes(also) ? years : [...years, also];
}

/** `March 2021` in a language. @param date `2021-03` or `2021-03-01`; a year alone stays one */
export function monthName(date: string, language: string): string {
  const [year, month] = monthOf(date);
  if (month === '') return year;
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(Number(year), Number(month) - 1, 1));
}

/** Whole months from one month to another, both counted; null where of one of them the year alone is known. */
export function monthsBetween(from: string, to: string): number | null {
  const [[fromYear, fromMonth], [toYear, toMonth]] = [from, to].map(numbersOf) as [number[], number[]];
  if (!fromMonth || !toMonth || !fromYear || !toYear) return null;
  return (toYear - fromYear) * 12 + toMonth - fromMonth + 1;
}

function numbersOf(date: string): number[] {
  return monthOf(date).map(Number);
}

/** From one year to another, whatever their months. */
export function yearsBetween(from: string, to: string): number {
  return Number(monthOf(to)[0]) - Number(monthOf(from)[0]);
}
