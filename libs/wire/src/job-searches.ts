import { z } from 'zod';
import { toasts } from './done.js';

/** Answer of the calls for `/api/candidates/searchs`: the newest first, ten at most. */
export const latestSearchesResponse = z
  .object({
    data: z.array(
      z.object({
        id: z.int(),
        /** The list: path and query. */
        path: z.string(),
        /** As the list is headed. */
        name: z.string(),
        /** Filters that the name does not tell of. */
        more_filters: z.int(),
        searched_at: z.string(),
      }),
    ),
    toasts: toasts.optional(),
  })
  .meta({ id: 'LatestSearchesResponse' });
export type LatestSearchesResponse = z.infer<typeof latestSearchesResponse>;

/** Body of `POST /api/candidates/searchs`: the path and query of a list that somebody stays on. */
export const noteSearchRequest = z.object({ path: z.string().min(1).max(4_000) }).meta({ id: 'NoteSearchRequest' });
export type NoteSearchRequest = z.infer<typeof noteSearchRequest>;
