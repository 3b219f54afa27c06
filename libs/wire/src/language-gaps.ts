import { z } from 'zod';
import { CEFR } from './job-card.js';

/** Answer of `GET /api/candidates/language-gaps`: French B1 → B2 opens 38 offers. */
export const languageGapsResponse = z
  .object({
    /** Live offers all of whose mandatory languages the candidate speaks well enough. */
    open: z.int(),
    /** Next levels of languages that are held, then of others; of each kind those first that open most. */
    gaps: z.array(
      z.object({
        language: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
        /** Null: not spoken yet. */
        held: z.enum(CEFR).nullable(),
        to: z.enum(CEFR),
        /** Live offers that ask for nothing else that is missing. */
        offers: z.int(),
        /** The list of offers that ask for the language. */
        path: z.string(),
        /** In the countries of `destination`, or in one's own. */
        places: z.array(z.object({ fk_pais_id: z.int(), offers: z.int(), path: z.string() })),
      }),
    ),
  })
  .meta({ id: 'LanguageGapsResponse' });
export type LanguageGapsResponse = z.infer<typeof languageGapsResponse>;
