import type { ExtractionResponse } from '@babelboard/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ProblemError } from '../../../../api/problem-error.js';
import { requestJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';
import { later } from './find-cvs.js';

export const extractionKey = (cvId: number) => [PERSONAL, 'cv-extraction', cvId];

/** What was read in a CV and is still to be looked through; asked again until it is read. @throws ProblemError, OfflineError */
export function useFindExtraction(cvId: number) {
  const queries = useQueryClient();
  // What the profile holds by then is another question the next time.
  useEffect(() => () => queries.removeQueries({ queryKey: extractionKey(cvId) }), [queries, cvId]);
  return useQuery({
    queryKey: extractionKey(cvId),
    queryFn: () => requestJson<ExtractionResponse>(`/api/candidates/mycv/${cvId}/extraction`),
    refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
      data?.extraction === 'pending' && !isGone(error) ? later(dataUpdateCount) : false,
    // While one looks through them, they stand still.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Removed in another window, or because it was infected: what was known of it waits for nothing any more. */
export function isGone(error: Error | null): boolean {
  return error instanceof ProblemError && (error.status === 404 || error.status === 410);
}
