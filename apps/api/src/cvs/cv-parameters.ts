import { z } from 'zod';

const LARGEST_ID = 2_147_483_647;

/** The path of one CV. */
export const cvParameters = z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) });
export type CvParameters = z.infer<typeof cvParameters>;
