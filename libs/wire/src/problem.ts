import { z } from 'zod';
import { toasts } from './done.js';

/** RFC 9457 problem details, with what this API adds to them. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string().optional(),
    instance: z.string().optional(),
    /** Of an edit that met another one: what stands there now, by the paths of `errors`. */
    current: z.record(z.string(), z.unknown()).optional(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    toasts: toasts.optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problem>;
