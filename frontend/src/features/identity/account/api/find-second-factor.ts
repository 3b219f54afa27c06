import type { SecondFactor } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';

export const SECOND_FACTOR = [PERSONAL, 'second-factor'];

/** Whether a login takes a code, too, and whether the account has a password. @throws ProblemError, OfflineError */
export function useFindSecondFactor() {
  return useQuery({ queryKey: SECOND_FACTOR, queryFn: () => requestJson<SecondFactor>('/api/auth/second-factor') });
}
