import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { jobKey } from './find-job.js';

/**
 * Gives what loads an offer before it is opened; one that is there already, or on its way, costs nothing. What came ahead is old from the
 * start: it is shown at once, and whoever has opened it asks for it, which is the view that counts.
 */
export function usePrefetchJob(): (id: number) => void {
  const api = useApi();
  const queries = useQueryClient();
  return (id) => {
    const queryKey = jobKey(id);
    if (queries.getQueryState(queryKey) !== undefined) return;
    void queries
      .prefetchQuery({ queryKey, queryFn: () => api.job(String(id), undefined, true) })
      .then(() => queries.invalidateQueries({ queryKey, exact: true }));
  };
}
