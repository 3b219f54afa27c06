import type { Passkey } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';

export const PASSKEYS = [PERSONAL, 'passkeys'];

/** Passkeys of the account, the oldest first. @throws ProblemError, OfflineError */
export function useFindPasskeys() {
  return useQuery({ queryKey: PASSKEYS, queryFn: () => requestJson<{ data: Passkey[] }>('/api/auth/passkeys') });
}
