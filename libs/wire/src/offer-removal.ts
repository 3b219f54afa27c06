import { z } from 'zod';
import { REPORT_REASONS } from './reports.js';

/** Why an offer was taken off the board; null while it is on it. */
export const offerRemoval = z
  .object({ at: z.string(), ground: z.enum(REPORT_REASONS), explanation: z.string() })
  .nullable();
export type OfferRemoval = z.infer<typeof offerRemoval>;
