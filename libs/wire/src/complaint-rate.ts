import { z } from 'zod';

export const complaintRateResponse = z
  .object({
    /** Mails of the last seven days that can be stopped, as far as servers took them. */
    mails: z.int(),
    /** People who reported one as spam. */
    complaints: z.int(),
    /** Complaints by mails; null while there are fewer than 1,000 mails. */
    rate: z.number().nullable(),
    /** `alarm`: above 0.1 %. `stopped`: above 0.3 %; such mails wait. */
    level: z.enum(['unknown', 'fine', 'alarm', 'stopped']),
  })
  .meta({ id: 'ComplaintRateResponse' });
export type ComplaintRateResponse = z.infer<typeof complaintRateResponse>;
