import type { ProductRatingRequest } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { DASHBOARD } from '../../dashboard/api/find-dashboard.js';
import { useProfileCall } from '../../profile/api/use-profile-call.js';

/** Says how the product is, or, with null, that one does not want to be asked. @throws ProblemError, OfflineError */
export function useAnswerRating(): (rating: ProductRatingRequest | null) => Promise<void> {
  const queries = useQueryClient();
  const call = useProfileCall();
  return useCallback(
    async (rating) => {
      await (rating === null ? call('POST', 'product-rating/skip') : call('POST', 'product-rating', rating));
      void queries.invalidateQueries({ queryKey: DASHBOARD });
    },
    [queries, call],
  );
}
