import type { Application, ChangedApplicationResponse } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';
import { APPLICATIONS, withdrawApplication } from '../../../applying/withdraw-application.js';
import { PERSONAL } from '../../../session/personal.js';

/** Gives the functions that change an application. @throws ProblemError, OfflineError */
export function useChangeApplication({ id, job }: Pick<Application, 'id' | 'job'>) {
  const queries = useQueryClient();
  const refreshed = async (call: Promise<ChangedApplicationResponse>): Promise<ChangedApplicationResponse> => {
    const answer = await call;
    const keys = [APPLICATIONS, [PERSONAL, 'application-form', job.id], ['job', job.id]];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    return answer;
  };
  const path = `/api/candidates/applications/${id}`;
  return {
    withdraw: () => refreshed(withdrawApplication(id)),
    restore: () => refreshed(postJson<ChangedApplicationResponse>(`${path}/restore`, {})),
    keepInPool: (keep: boolean) => refreshed(postJson<ChangedApplicationResponse>(`${path}/talent-pool`, { keep })),
    object: (text: string) => refreshed(postJson<ChangedApplicationResponse>(`${path}/objection`, { text })),
  };
}
