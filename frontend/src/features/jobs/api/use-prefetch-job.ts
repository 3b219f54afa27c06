import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { jobKey } from './find-job.js';

/** When it came, for what is asked for again by whoever opens it. */
const AHEAD = 1;

/**
 * Gives what loads an offer before it is opened; one that is there already costs nothing. What came ahead is old from the start: it is shown at
 * once, and whoever opens it asks for it, which is the view that counts.
 */
export function usePrefetchJob(): (id: number) => void {
  const api = useApi();
  const queries = useQueryClient();
  return (id) => {
    const key = jobKey(id);
    if (queries.getQueryState(key) !== undefined) return;
    api.job(String(id), undefined, true).then(
      (job) => queries.getQueryData(key) ?? queries.setQueryData(key, job, { updatedAt: AHEAD }),
      () => undefined,
    );
  };
}
