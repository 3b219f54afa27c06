import { z } from 'zod';
import { toasts } from './done.js';
import { type ProfileTasks, profileTasks } from './profile-completion.js';
import { proseText } from './typed-text.js';

/** How good the product is, from poor to excellent. */
export const SCORES = [1, 2, 3, 4, 5] as const;
export type Score = (typeof SCORES)[number];

/** Characters of what is said besides. */
export const LONGEST_RATING_COMMENT = 2_000;

/** Body of `POST /api/candidates/product-rating`. */
export const productRatingRequest = z
  .object({ score: z.literal(SCORES), comment: proseText(LONGEST_RATING_COMMENT).default('') })
  .meta({ id: 'ProductRatingRequest' });
export type ProductRatingRequest = z.input<typeof productRatingRequest>;

/** Answer of `POST /api/candidates/product-rating` and `POST /api/candidates/product-rating/skip`: the task is done with either. */
export const productRatingResponse = z
  .object({ tasks: profileTasks, percent: z.int(), tasks_done: z.int(), toasts: toasts.optional() })
  .meta({ id: 'ProductRatingResponse' });
export type ProductRatingResponse = z.infer<typeof productRatingResponse>;

/** Whether somebody is asked how the product is: once, when they have seen most of it. */
export function isAskedForRating({ profileStatus, comment }: Pick<ProfileTasks, 'profileStatus' | 'comment'>): boolean {
  return profileStatus === 'complete' && comment === 0;
}

/** Query of `GET /api/admin/product-ratings`. */
export const productRatingsQuery = z.object({
  size: z.coerce.number().int().min(1).max(100).default(50),
  /** `next_cursor` of the page before. */
  cursor: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** Ratings with this score alone. */
  score: z.coerce.number().pipe(z.literal(SCORES)).optional(),
});

export const productRatingsResponse = z
  .object({
    /** Newest first, without those who skipped the question. */
    data: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        score: z.literal(SCORES),
        comment: z.string(),
        /** Whose it is: a number, and no name. */
        account_id: z.int(),
      }),
    ),
    next_cursor: z.int().nullable(),
    /** Of all ratings, whatever page or score is asked for. */
    summary: z.object({
      total: z.int(),
      /** Null where nobody rated. */
      average: z.number().nullable(),
      /** How many gave each score, best first. */
      scores: z.array(z.object({ score: z.literal(SCORES), total: z.int() })),
      /** How many do not want to be asked. */
      skipped: z.int(),
    }),
  })
  .meta({ id: 'ProductRatingsResponse' });
export type ProductRatingsResponse = z.infer<typeof productRatingsResponse>;
