import { z } from 'zod';

const ROW = /^([A-Z]{2})=(in_ad|before_interview|none)@(\d{4}-\d{2}-\d{2})$/;

/** By country (ISO 3166-1 alpha-2): where an ad must name its pay, and from which day on (ISO date). */
export type PayDuties = ReadonlyMap<string, { duty: 'in_ad' | 'before_interview' | 'none'; since: string }>;

/** `DE=in_ad@2027-01-01,FR=before_interview@2026-06-07`. */
export const payDutySettings = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((row) => row.trim() || []))
  .refine((rows) => rows.every((row) => ROW.test(row)), 'is a list as DE=in_ad@2027-01-01,FR=none@2026-06-07')
  .transform(
    (rows): PayDuties =>
      new Map(
        rows.map((row) => {
          const [, country = '', duty = 'none', since = ''] = ROW.exec(row) ?? [];
          return [country, { duty: duty as 'in_ad' | 'before_interview' | 'none', since }];
        }),
      ),
  );
