import type { ProductRatingRequest, ProductRatingResponse } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { postJson } from '../../../../api/request-json.js';
import { DASHBOARD } from '../../dashboard/api/find-dashboard.js';
import { PROFILE } from '../../profile/api/find-profile.js';

const PATH = '/api/candidates/product-rating';

/** Says how the product is, or, with null, that one does not want to be asked. @throws ProblemError, OfflineError */
export function useAnswerRating(): (rating: ProductRatingRequest | null) => Promise<ProductRatingResponse> {
  const queries = useQueryClient();
  return useCallback(
    async (rating) => {
      const answer = await postJson<ProductRatingResponse>(rating === null ? `${PATH}/skip` : PATH, rating ?? {});
      // Both count it among what is done.
      for (const queryKey of [DASHBOARD, PROFILE]) void queries.invalidateQueries({ queryKey });
      return answer;
    },
    [queries],
  );
}
