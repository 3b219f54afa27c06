import { z } from 'zod';

/** A year (`2021`), a month (`2021-03`) or a day (`2021-03-01`) that is in the calendar: as exact as it is known. */
export const partialDate = z
  .string()
  .trim()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, { error: 'DATE_FORM', abort: true })
  .refine(isInCalendar, 'DATE_FORM');

/** The same from a month on. */
export const monthOrDay = partialDate.refine((date) => date.length > 'YYYY'.length, 'DATE_FORM');

/** A partial date, where empty means that it goes on: null. */
export const openEnd = z.union([z.literal('').transform(() => null), z.null(), partialDate]);

function isInCalendar(date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const read = new Date(Date.UTC(year, month - 1, day));
  return (
    year >= 1900 && read.getUTCFullYear() === year && read.getUTCMonth() === month - 1 && read.getUTCDate() === day
  );
}
