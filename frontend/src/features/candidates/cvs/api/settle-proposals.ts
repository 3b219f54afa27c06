import type { ExtractionResponse, SettleProposalsRequest } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sendJson } from '../../../../api/request-json.js';
import { extractionKey } from './find-extraction.js';

export type SettleProposals = (settled: SettleProposalsRequest) => Promise<void>;

/** Gives the function that says which proposals of a CV are decided, so that they are not made again. @throws ProblemError, OfflineError */
export function useSettleProposals(cvId: number): SettleProposals {
  const queries = useQueryClient();
  return useMemo(
    () => async (settled) => {
      const path = `/api/candidates/mycv/${cvId}/extraction`;
      const answer = await sendJson<ExtractionResponse>('PATCH', path, settled, true);
      queries.setQueryData(extractionKey(cvId), answer);
    },
    [queries, cvId],
  );
}
