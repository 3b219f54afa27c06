import { z } from 'zod';
import { clientPlatform } from './client-platform.js';

const counts = z.object({
  views: z.int(),
  /** Clicks to the original ad. */
  redirects: z.int(),
  applications: z.int(),
});

/** What was counted of an offer. */
export const offerFigures = counts.extend({
  /** Applications (or clicks, where applying is elsewhere) for each view, 0 to 1; null without a view. */
  conversion: z.number().nullable(),
});

/** Answer of `GET /api/companies/offers/{id}/figures`: days with anything to count, the first one first. */
export const offerFiguresResponse = z
  .object({
    days: z.array(z.object({ day: z.string(), platform: clientPlatform, ...counts.shape })),
    /** Of each day with any, whatever they were sent with. */
    applications: z.array(z.object({ day: z.string(), applications: z.int() })),
    platforms: z.array(z.object({ platform: clientPlatform, ...counts.shape })),
    totals: offerFigures,
  })
  .meta({ id: 'OfferFiguresResponse' });
export type OfferFiguresResponse = z.infer<typeof offerFiguresResponse>;
