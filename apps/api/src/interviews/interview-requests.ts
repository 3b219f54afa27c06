import { z } from 'zod';

const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** Of an application, or of a time. */
export const interviewParameters = z.object({ id });
export type InterviewParameters = z.infer<typeof interviewParameters>;
