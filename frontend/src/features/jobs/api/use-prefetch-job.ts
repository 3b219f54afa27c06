import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { findJob } from './find-job.js';

/** Gives what loads an offer before it is opened; one that is there already costs nothing. */
export function usePrefetchJob(): (id: number) => void {
  const api = useApi();
  const queries = useQueryClient();
  return (id) => void queries.prefetchQuery(findJob(api, id));
}
