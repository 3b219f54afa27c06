import type { ApplicationDetail } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { APPLICATIONS } from '../../../applying/withdraw-application.js';

/** An application with all that was sent and what became of it. @throws ProblemError, OfflineError */
export function useFindApplication(id: number) {
  return useQuery({
    queryKey: [...APPLICATIONS, 'one', id],
    queryFn: () => requestJson<ApplicationDetail>(`/api/candidates/applications/${id}`),
  });
}
