import { z } from 'zod';
import { toasts } from './done.js';
import { PROFILE_STEPS } from './profile-steps.js';

/** The challenge of the first week: so many days, one small step of the profile each. */
export const CHALLENGE_DAYS = 7;

/** Body of `POST /api/candidates/challenge`; the time zone is IANA's name, as browsers say it. */
export const joinChallengeRequest = z
  .object({ time_zone: z.string().min(1).max(60) })
  .meta({ id: 'JoinChallengeRequest' });
export type JoinChallengeRequest = z.infer<typeof joinChallengeRequest>;

export const CHALLENGE_ENDS = ['week-over', 'all-done', 'left', 'unwanted'] as const;

const challenge = z.object({
  joined_at: z.string(),
  /** Days that had their step, of `days`. */
  day: z.int(),
  days: z.int(),
  steps: z.array(z.object({ step: z.enum(PROFILE_STEPS), done: z.boolean() })),
  /** When the next step comes; null where none does. */
  next_at: z.string().nullable(),
  /** Why none comes any more; null while the week goes on. */
  ended: z.enum(CHALLENGE_ENDS).nullable(),
});

/** Answer of `GET /api/candidates/challenge`. */
export const challengeResponse = z
  .object({
    /** Whether the week goes on, or went to its end. */
    hasJoinedChallenge: z.boolean(),
    /** Null for who never joined. */
    challenge: challenge.nullable(),
  })
  .meta({ id: 'ChallengeResponse' });
export type ChallengeResponse = z.infer<typeof challengeResponse>;

/** Answer of `POST` and `DELETE /api/candidates/challenge`. */
export const changedChallenge = challengeResponse.extend({ toasts }).meta({ id: 'ChangedChallenge' });
export type ChangedChallenge = z.infer<typeof changedChallenge>;
