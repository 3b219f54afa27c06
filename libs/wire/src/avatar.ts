import { z } from 'zod';

/** Multipart field of `POST /api/candidates/avatar`. */
export const AVATAR_FIELD = 'avatar';
export const LARGEST_AVATAR_BYTES = 5 * 1024 * 1024;

/** Fields of forms are texts. */
const percent = z.coerce.number().min(0).max(100);
const crop = z.object({ x: percent, y: percent, width: percent, height: percent });

/** The other fields of the form: what of the photo is to be seen, in percent of its sides once it stands upright; the middle where absent. */
export const avatarRequest = crop
  .partial()
  .nullish()
  .transform((given, context) => {
    const named = Object.values(given ?? {}).filter((value) => value !== undefined);
    if (named.length > 0 && named.length < 4) {
      context.addIssue({ code: 'custom', message: 'CROP_INCOMPLETE', path: ['x'] });
    }
    return named.length === 0 ? null : (given as z.infer<typeof crop>);
  })
  .meta({ id: 'AvatarRequest' });
export type AvatarRequest = z.infer<typeof avatarRequest>;
