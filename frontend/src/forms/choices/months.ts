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

/** `March 2021` in a language. @param date `2021-03` or `2021-03-01` */
export function monthName(date: string, language: string): string {
  const [year, month] = monthOf(date);
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(Number(year), Number(month) - 1, 1));
}

/** Whole months from one month to another, both counted. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth] = monthOf(from).map(Number) as [number, number];
  const [toYear, toMonth] = monthOf(to).map(Number) as [number, number];
  return (toYear - fromYear) * 12 + toMonth - fromMonth + 1;
}
