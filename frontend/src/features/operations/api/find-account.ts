import type { AccountsResponse } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';

export type FoundAccount = AccountsResponse['data'][number];

/** Finds an account by number or address; null where there is none. Written down each time, so never asked again by itself. @throws ProblemError, OfflineError */
export function useFindAccount() {
  return useMutation<FoundAccount | null, Error, { who: string }>({
    mutationFn: async (query) => {
      const { data } = await requestJson<AccountsResponse>(`/api/admin/accounts?${new URLSearchParams(query)}`);
      return data[0] ?? null;
    },
    retry: false,
  });
}
