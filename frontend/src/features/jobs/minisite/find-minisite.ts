import type { JobListResponse, MinisiteData } from '@babelboard/wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import type { BabelboardApi } from '../../../api/babelboard-api.js';
import { bringMinisiteParts } from './minisite-parts.js';

type Company = Pick<JobListResponse, 'hasMinisiteService' | 'companyIdMinisite'>;

/** The company whose page a list is; null for every other list. */
export function minisiteCompany(list: Company | undefined): number | null {
  return list?.hasMinisiteService === true ? list.companyIdMinisite : null;
}

export function findMinisite(api: BabelboardApi, companyId: number) {
  return queryOptions({ queryKey: ['minisite', companyId], queryFn: () => api.minisite(companyId) });
}

/** How the company of a list wants to be seen; undefined where the list is no company's, or until it is known, which is `awaited`. */
export function useFindMinisite(list: Company | undefined): { minisite: MinisiteData | undefined; awaited: boolean } {
  const api = useApi();
  const company = minisiteCompany(list);
  const { data, isLoading } = useQuery({
    ...findMinisite(api, company ?? 0),
    // With its code: nothing moves a second time.
    queryFn: async () => {
      const [minisite] = await Promise.all([api.minisite(company ?? 0), bringMinisiteParts()]);
      return minisite;
    },
    enabled: company !== null,
  });
  return { minisite: data, awaited: isLoading };
}
