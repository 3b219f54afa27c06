import { z } from 'zod';
import { mailAddress } from './mail-address.js';
import { proseText } from './typed-text.js';

/** Why an offer is reported. */
export const REPORT_REASONS = ['scam', 'discrimination', 'not_a_job', 'wrong_information', 'expired', 'other'] as const;

/** Body of `POST /api/offers/{id}/reports`. */
export const reportRequest = z
  .object({
    reason: z.enum(REPORT_REASONS),
    text: proseText(2_000).default(''),
    /** Where the receipt goes as a mail as well. */
    email: z.union([z.literal('').transform(() => null), mailAddress, z.null()]).default(null),
  })
  .meta({ id: 'ReportRequest' });
export type ReportRequest = z.infer<typeof reportRequest>;

/** What the person who reports keeps. */
export const reportReceipt = z
  .object({ reference: z.string(), received_at: z.string(), mailed: z.boolean() })
  .meta({ id: 'ReportReceipt' });
export type ReportReceipt = z.infer<typeof reportReceipt>;
