import { z } from 'zod';

/** Rules of the board for companies. */
export const SUSPENSION_GROUNDS = ['scam', 'false_identity', 'discrimination', 'repeated_removals', 'other'] as const;

/** Why a company is suspended; null while it is not, or where no operator did it. */
export const companySuspension = z
  .object({ at: z.string(), ground: z.enum(SUSPENSION_GROUNDS), explanation: z.string() })
  .nullable();
export type CompanySuspension = z.infer<typeof companySuspension>;
