import type { z } from 'zod';
import type { Checked } from './inline-edit.js';

/**
 * Checks each field by its own schema of the wire. Switches are kept as answers write them (0 and 1), so that what is sent and what came
 * back can be compared.
 * @param words what is said about a wrong value
 */
export function checkBySchema(
  shape: Readonly<Record<string, z.ZodType>>,
  words: (issue: z.core.$ZodRawIssue) => string,
) {
  return (name: string, value: unknown): Checked => {
    const schema = shape[name];
    if (schema === undefined) return { value };
    const read = schema.safeParse(value, { error: words });
    if (!read.success) {
      const empty = value === '' || value === null || value === undefined;
      // Whatever form it should have: first of all it is not there.
      return { wrong: empty ? words({ code: 'custom', input: '' }) : (read.error.issues[0]?.message ?? '') };
    }
    return { value: typeof read.data === 'boolean' ? Number(read.data) : read.data };
  };
}
