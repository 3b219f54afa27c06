import type { JobListResponse } from '@babelboard/wire';
import { queryOptions } from '@tanstack/react-query';
import type { BabelboardApi } from '../../../api/babelboard-api.js';

export type Company = Pick<JobListResponse, 'hasMinisiteService' | 'companyIdMinisite'>;

/** The company whose page a list is; null for every other list. */
export function minisiteCompany(list: Company | undefined): number | null {
  return list?.hasMinisiteService === true ? list.companyIdMinisite : null;
}

export function findMinisite(api: BabelboardApi, companyId: number) {
  return queryOptions({ queryKey: ['minisite', companyId], queryFn: () => api.minisite(companyId) });
}
