import { z } from 'zod';

const ROW = /^([A-Z]{2}|elsewhere)=(\d{1,3})@(\d{4}-\d{2}-\d{2})$/;
const MOST_MONTHS = 120;

/** By country (ISO 3166-1 alpha-2, or `elsewhere`): how many months after an offer ended its applications are kept, and from which day on (ISO date). */
export type KeptApplications = ReadonlyMap<string, { months: number; since: string }>;

/** `DE=6@2026-01-01,elsewhere=9@2026-06-01`. */
export const keptApplicationsSettings = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((row) => row.trim() || []))
  .refine(
    (rows) => rows.every((row) => ROW.test(row) && monthsIn(row) >= 1 && monthsIn(row) <= MOST_MONTHS),
    `is a list of months (1 to ${MOST_MONTHS}) as DE=6@2026-01-01,elsewhere=9@2026-06-01`,
  )
  .transform(
    (rows): KeptApplications =>
      new Map(
        rows.map((row) => {
          const [, country = '', months = '', since = ''] = ROW.exec(row) ?? [];
          return [country, { months: Number(months), since }];
        }),
      ),
  );

function monthsIn(row: string): number {
  return Number(ROW.exec(row)?.[2]);
}
