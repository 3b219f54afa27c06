import { z } from 'zod';

/** Connections of one account that hear of news at once; a browser needs one for all its windows. */
export const MOST_LIVE_CONNECTIONS = 5;

/**
 * One of the news of `GET /api/companies/live` and `GET /api/candidates/live`, as JSON in `data:`. It holds ids alone: whoever hears it asks
 * again for what they show. Kinds that a client does not know mean nothing to it.
 */
export const liveNews = z
  .discriminatedUnion('kind', [
    /** Something may have been missed: everything that is shown is asked for again. */
    z.object({ kind: z.literal('anything') }),
    /** To members: what happened to applicants of an offer. `by`: the member; null for the candidate, and where several may have done it. */
    z.object({
      kind: z.enum([
        'applied',
        'moved',
        'withdrawn',
        'noted',
        'rated',
        'viewed',
        'objected',
        'message',
        'interview',
        'overdue',
      ]),
      offer_id: z.int(),
      ids: z.array(z.int()),
      by: z.int().nullable(),
    }),
    /** To candidates: what happened to one of their applications. */
    z.object({
      kind: z.enum(['application-moved', 'application-message', 'application-interview']),
      application_id: z.int(),
    }),
    /** To candidates: other offers suit them now. */
    z.object({ kind: z.literal('matchings') }),
    /** To members: who works for the company, or what they may do there, changed. */
    z.object({ kind: z.literal('members') }),
    /** To members: offers of the company changed. */
    z.object({ kind: z.literal('offers'), ids: z.array(z.int()) }),
  ])
  .meta({ id: 'LiveNews' });
export type LiveNews = z.infer<typeof liveNews>;
