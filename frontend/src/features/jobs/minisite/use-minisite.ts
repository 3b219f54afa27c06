import type { MinisiteData } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { type Company, findMinisite, minisiteCompany } from './find-minisite.js';
import { bringMinisiteParts } from './minisite-parts.js';

/** How the company of a list wants to be seen; undefined where the list is no company's, or until it is known, which is `awaited`. */
export function useMinisite(list: Company | undefined): { minisite: MinisiteData | undefined; awaited: boolean } {
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
