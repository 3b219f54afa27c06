import { z } from 'zod';
import { textLanguage } from './candidate-history.js';
import { optionalFlag } from './flag.js';
import { monthOrDay } from './partial-date.js';
import { nameText, proseText } from './typed-text.js';

/** 1 working, 2 looking, 3 studying, 4 other. */
export const WORKING_STATUSES = [1, 2, 3, 4] as const;
/** Rich text with its marks. */
export const LONGEST_LETTER = 12_000;
export const MOST_DESTINATIONS = 30;
export const MOST_SECTORS = 10;

const empty = z.literal('').transform(() => null);
/** Whole euros a year; below 1 and empty mean nothing is said. */
const salary = z.union([
  empty,
  z.null(),
  z
    .number()
    .max(9_999_999)
    .transform((amount) => (amount < 1 ? null : Math.round(amount))),
]);

/** The fields of `PATCH /api/candidates/preferences`, each also a field of `PATCH /api/candidates/field`. */
export const preferenceFields = {
  work_internship: optionalFlag,
  work_permit: optionalFlag,
  relocate: optionalFlag,
  working_status: z.union([z.literal(WORKING_STATUSES), empty, z.null()]),
  salary_from: salary,
  salary_to: salary,
  salary_negotiate: optionalFlag,
  /** Rich text (HTML), sanitised on the server; in the profile's language. */
  presentation_letter: proseText(LONGEST_LETTER),
  headline: nameText(160),
  /** Ids of countries. */
  destination: z.array(z.int()).max(MOST_DESTINATIONS),
  /** Date of birth. */
  f_nace: z.union([monthOrDay, empty, z.null()]),
} as const;

/** Body of `PATCH /api/candidates/preferences`: what is absent stays. `base`: as for experience. */
export const preferencesRequest = z
  .object(preferenceFields)
  .partial()
  .extend({
    /** In which language headline and letter are written; the profile's own where absent. */
    language: textLanguage.optional(),
    base: z.object(preferenceFields).partial().optional(),
  })
  .meta({ id: 'PreferencesRequest' });
export type PreferencesRequest = z.infer<typeof preferencesRequest>;

const sectors = z.array(z.int()).max(MOST_SECTORS);

/** Body of `PATCH /api/candidates/interests`: NACE ids. */
export const interestsRequest = z
  .object({ sectors, base: z.object({ sectors }).partial().optional() })
  .meta({ id: 'InterestsRequest' });
export type InterestsRequest = z.infer<typeof interestsRequest>;
