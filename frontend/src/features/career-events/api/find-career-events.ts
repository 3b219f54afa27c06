import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import type { BabelboardApi } from '../../../api/babelboard-api.js';

export const careerEventsKey = ['career-events'] as const;

export function findCareerEvents(api: BabelboardApi) {
  return queryOptions({ queryKey: careerEventsKey, queryFn: () => api.careerEvents() });
}

/** All events: what comes first, then what has no date, then what was. @throws ProblemError, OfflineError */
export function useFindCareerEvents() {
  return useQuery(findCareerEvents(useApi()));
}
