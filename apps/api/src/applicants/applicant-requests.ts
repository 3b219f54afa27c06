import { z } from 'zod';

const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** Of an applicant, or of an offer. */
export const applicantParameters = z.object({ id });
export type ApplicantParameters = z.infer<typeof applicantParameters>;

export const noteParameters = z.object({ id, noteId: id });
export type NoteParameters = z.infer<typeof noteParameters>;

/** Query of the CV that an applicant sent. */
export const applicantCvQuery = z.object({ inline: z.enum(['0', '1']).default('0') });
