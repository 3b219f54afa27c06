import type { ConsentsResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../api/request-json.js';
import { PERSONAL } from './personal.js';

export const CONSENTS = [PERSONAL, 'consents'];

/** What one has consented to, with its history. @throws ProblemError, OfflineError */
export function useFindConsents() {
  return useQuery({ queryKey: CONSENTS, queryFn: () => requestJson<ConsentsResponse>('/api/account/consents') });
}
