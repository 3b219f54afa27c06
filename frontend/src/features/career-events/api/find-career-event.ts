import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import type { BabelboardApi } from '../../../api/babelboard-api.js';

export const careerEventKey = (id: number) => ['career-events', id] as const;

export function findCareerEvent(api: BabelboardApi, id: number) {
  return queryOptions({ queryKey: careerEventKey(id), queryFn: () => api.careerEvent(id) });
}

/** An event with everything that its page shows. @throws ProblemError, OfflineError */
export function useFindCareerEvent(id: number) {
  return useQuery(findCareerEvent(useApi(), id));
}
