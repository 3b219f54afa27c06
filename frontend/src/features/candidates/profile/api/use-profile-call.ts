import type { ProfileResponse } from '@babelboard/wire';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ProblemError } from '../../../../api/problem-error.js';
import { sendJson } from '../../../../api/request-json.js';
import { sessionStore } from '../../../../session/session-store.js';
import { PROFILE } from './find-profile.js';
import { type ProfileAnswer, userAfter, withAnswer } from './profile-answer.js';

export type ProfileCall = (
  method: 'POST' | 'PATCH' | 'DELETE',
  /** Below `/api/candidates/`. */
  path: string,
  body?: object,
) => Promise<ProfileAnswer>;

/**
 * Gives the function that changes the profile: the page and all others show what the answer says. It goes on when the page is left.
 * @throws ProblemError, OfflineError
 */
export function useProfileCall(): ProfileCall {
  const queries = useQueryClient();
  return useMemo(
    () =>
      async (method, path, body = {}) => {
        try {
          const answer = await sendJson<ProfileAnswer>(method, `/api/candidates/${path}`, body, true);
          takeAnswer(queries, answer);
          return answer;
        } catch (error) {
          noticeSessionEnd(error);
          throw error;
        }
      },
    [queries],
  );
}

/** Shows what an answer says of the profile, wherever it came from. */
export function takeAnswer(queries: QueryClient, answer: ProfileAnswer): void {
  queries.setQueryData<ProfileResponse>(PROFILE, (before) =>
    before === undefined ? before : withAnswer(before, answer),
  );
  sessionStore.update(userAfter(answer));
}

export function noticeSessionEnd(error: unknown): void {
  if (error instanceof ProblemError && error.problem?.code === 'NOT_SIGNED_IN') sessionStore.endedByServer();
}
