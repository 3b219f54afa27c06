import type { ProfileResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';

export const PROFILE = [PERSONAL, 'profile'];

/** One's own profile; read again when one comes back to the window, since it may have been edited in another one. @throws ProblemError, OfflineError */
export function useFindProfile() {
  return useQuery({
    queryKey: PROFILE,
    queryFn: () => requestJson<ProfileResponse>('/api/candidates/profile'),
    refetchOnWindowFocus: 'always',
  });
}
