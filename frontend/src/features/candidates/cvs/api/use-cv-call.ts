import type { ChangedCvsResponse, CvsResponse } from '@babelboard/wire';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sendJson } from '../../../../api/request-json.js';
import { sessionStore } from '../../../../session/session-store.js';
import { PROFILE } from '../../profile/api/find-profile.js';
import { noticeSessionEnd } from '../../profile/api/use-profile-call.js';
import { CVS } from './find-cvs.js';

export type CvCall = (method: 'PATCH' | 'DELETE', path: string, body?: object) => Promise<ChangedCvsResponse>;

/** Gives the function that changes one's CVs (`12/highlight`); it goes on when the page is left. @throws ProblemError, OfflineError */
export function useCvCall(): CvCall {
  const queries = useQueryClient();
  return useMemo(
    () =>
      async (method, path, body = {}) => {
        try {
          const answer = await sendJson<ChangedCvsResponse>(method, `/api/candidates/mycv/${path}`, body, true);
          takeCvs(queries, answer);
          return answer;
        } catch (error) {
          noticeSessionEnd(error);
          throw error;
        }
      },
    [queries],
  );
}

/** Shows what an answer says of the CVs, wherever they stand. */
export function takeCvs(queries: QueryClient, answer: ChangedCvsResponse): void {
  const { cvs, conversions, services, feedback, user } = answer;
  queries.setQueryData<CvsResponse>(CVS, { cvs, conversions, services, feedback });
  void queries.invalidateQueries({ queryKey: PROFILE });
  const { token: _token, ...known } = user;
  sessionStore.update(known);
}
