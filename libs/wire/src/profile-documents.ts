import { z } from 'zod';
import { textLanguage } from './candidate-history.js';

/** What a profile can be taken along as: programs read the first two, people the PDFs; the last one is read by both. */
export const PROFILE_DOCUMENT_FORMATS = ['pdf', 'europass-pdf', 'europass-xml', 'json-resume'] as const;
export type ProfileDocumentFormat = (typeof PROFILE_DOCUMENT_FORMATS)[number];

/** A switch in an address. */
const switched = z.enum(['0', '1', 'false', 'true']).transform((on) => on === '1' || on === 'true');

/** Query of `GET /api/candidates/profile/export` and of its preview. */
export const profileExportQuery = z
  .object({
    format: z.enum(PROFILE_DOCUMENT_FORMATS).default('pdf'),
    /** That texts are wanted in; what is there in another one only is marked. The language of the request where absent. */
    language: textLanguage.optional(),
    photo: switched.default(false),
    birth_date: switched.default(false),
    letter: switched.default(false),
    /** Where a PDF is sent: ISO 3166-1 alpha-2. Some countries are used to a sentence of consent. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  })
  .meta({ id: 'ProfileExportQuery' });
export type ProfileExportQuery = z.infer<typeof profileExportQuery>;

const namedLanguage = z.object({ code: z.string(), name: z.string() });

/** Answer of `GET /api/candidates/profile/export/preview`: what would be in the file. */
export const profileExportPreview = z
  .object({
    file_name: z.string(),
    name: z.string(),
    /** Empty where the profile has none. */
    headline: z.string(),
    /** How many entries each part has. */
    counts: z.object({
      languages: z.int(),
      experience: z.int(),
      education: z.int(),
      skills: z.int(),
      online_profiles: z.int(),
    }),
    /** What the profile has, and is in the file where it is asked for. */
    has: z.object({ photo: z.boolean(), birth_date: z.boolean(), letter: z.boolean() }),
    /** In what languages texts of the profile are there, or headings can be. */
    languages: z.array(namedLanguage),
    /** Texts that are there in another language only, by their language. */
    fallbacks: z.array(namedLanguage.extend({ total: z.int() })),
    /** Countries that are used to a sentence of consent. */
    clause_countries: z.array(namedLanguage),
    /** That of the country asked for. */
    clause: z.string().nullable(),
  })
  .meta({ id: 'ProfileExportPreview' });
export type ProfileExportPreview = z.infer<typeof profileExportPreview>;
