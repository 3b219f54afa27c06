import { z } from 'zod';

/** ISO 639-1, one of the interface. */
const languageCode = z.string().regex(/^[a-z]{2}$/);

/** Query of `GET /api/admin/searches`. */
export const unansweredSearchesQuery = z.object({
  /** Language of the pages on which people searched; all where it is left out. */
  language: languageCode.optional(),
});

/** Answer of `GET /api/admin/searches`. */
export const unansweredSearchesResponse = z
  .object({
    /** The most frequent first, those that were asked at least three times. */
    data: z.array(
      z.object({
        /** Folded: lower case, without accents. */
        words: z.string(),
        /** Of the page. */
        language: languageCode,
        times: z.int(),
        first_day: z.iso.date(),
        last_day: z.iso.date(),
      }),
    ),
  })
  .meta({ id: 'UnansweredSearchesResponse' });
export type UnansweredSearchesResponse = z.infer<typeof unansweredSearchesResponse>;
