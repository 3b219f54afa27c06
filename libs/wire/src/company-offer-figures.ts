import { z } from 'zod';

/** What was counted of an offer. */
export const offerFigures = z.object({
  views: z.int(),
  /** Clicks to the original ad. */
  redirects: z.int(),
  applications: z.int(),
  /** Applications (or clicks, where applying is elsewhere) for each view, 0 to 1; null without a view. */
  conversion: z.number().nullable(),
});

/** Answer of `GET /api/companies/offers/{id}/figures`: days with anything to count, the first one first. */
export const offerFiguresResponse = z
  .object({
    days: z.array(z.object({ day: z.string(), platform: z.string(), views: z.int(), redirects: z.int() })),
    /** Applications of each day with any; where from is not known of them. */
    applications: z.array(z.object({ day: z.string(), applications: z.int() })),
    platforms: z.array(z.object({ platform: z.string(), views: z.int(), redirects: z.int() })),
    totals: offerFigures,
  })
  .meta({ id: 'OfferFiguresResponse' });
export type OfferFiguresResponse = z.infer<typeof offerFiguresResponse>;
