import type { Period } from './profile-document.js';

const FORM = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** A date as documents keep it, to the precision that it has; null where it is none or not in the calendar. */
export function partialDate(text: string | null | undefined): string | null {
  const [whole, year = '', month, day] = FORM.exec(text?.trim().replace(/T.*$/, '') ?? '') ?? [];
  if (whole === undefined || Number(year) < 1900 || Number(year) > 2200) {
    return null;
  }
  if (month === undefined) {
    return whole;
  }
  const read = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  const isThere = read.getUTCMonth() === Number(month) - 1 && read.getUTCDate() === Number(day ?? 1);
  return isThere ? whole : null;
}

/** A whole day; null for anything less. */
export function wholeDate(text: string | null | undefined): string | null {
  const date = partialDate(text);
  return date?.length === 10 ? date : null;
}

interface ReadPeriod {
  start: string | null;
  end: string | null;
  /** Null where the file does not say it: what began and has no end goes on. */
  ongoing: boolean | null;
}

export function periodOf({ start, end, ongoing }: ReadPeriod): Period {
  const goesOn = end === null && (ongoing ?? start !== null);
  return { start, end, ongoing: goesOn };
}
