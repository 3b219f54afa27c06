import { z } from 'zod';
import { CEFR } from './job-card.js';

const level = z.object({ level: z.int().min(1).max(4), cefr: z.enum(CEFR).nullable() });

/** One language that an offer asks for, and whether a person has it. */
export const languageVerdict = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    status: z.enum(['met', 'missing', 'unknown']),
    /** Null where the ad names no level. */
    asked: level.nullable(),
    /** Null where the person does not speak it, or says no level. */
    held: level.nullable(),
    /** Name of the held language that counts as this one, where it is another (German for Swiss German). */
    held_as: z.string().nullable(),
    mandatory: z.boolean(),
    one_of: z.int().nullable(),
    /** Met since another one of its alternatives is. */
    by_alternative: z.boolean(),
  })
  .meta({ id: 'LanguageVerdict' });
export type LanguageVerdict = z.infer<typeof languageVerdict>;
