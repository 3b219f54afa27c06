import type { AdminCareerEvents, ChangeCareerEventRequest } from '@babelboard/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson, sendJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';
import { careerEventsKey } from './find-career-events.js';

const EDITED = [PERSONAL, 'edited-events'];
const ADDRESS = '/api/admin/career-events';

/** Events as operators edit them. @throws ProblemError, OfflineError */
export function useFindEditedEvents() {
  return useQuery({
    queryKey: EDITED,
    queryFn: () => requestJson<AdminCareerEvents>(ADDRESS),
    // What is being typed is never read anew by itself.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Says anew what an event is. @throws ProblemError, OfflineError */
export function useChangeEvent(id: number) {
  const queries = useQueryClient();
  return useMutation<AdminCareerEvents, Error, ChangeCareerEventRequest>({
    mutationFn: (body) => sendJson('PUT', `${ADDRESS}/${id}`, body),
    retry: false,
    onSuccess: (answer) => {
      queries.setQueryData(EDITED, answer);
      void queries.invalidateQueries({ queryKey: careerEventsKey });
    },
  });
}
