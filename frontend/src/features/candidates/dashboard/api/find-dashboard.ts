import type { DashboardResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';

/** What changes the profile, favourites or the like makes it stale. */
export const DASHBOARD = [PERSONAL, 'dashboard'];

/** What a candidate wants to know first on coming back. @throws ProblemError, OfflineError */
export function useFindDashboard() {
  return useQuery({
    queryKey: DASHBOARD,
    queryFn: () => requestJson<DashboardResponse>('/api/candidates/dashboard'),
    // Whoever comes from a page where something was added wants to see it counted.
    refetchOnMount: 'always',
  });
}
