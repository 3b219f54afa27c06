import type { CompanyDashboardResponse, CompanyWaitingResponse } from '@babelboard/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { MEMBERS } from '../../../applying/find-members.js';
import { refreshSoon } from '../../../live/refresh-soon.js';
import { useLiveNews } from '../../../live/use-live-news.js';
import { PERSONAL } from '../../../session/personal.js';
import { sessionStore } from '../../../session/session-store.js';

const DASHBOARD = [PERSONAL, 'company-dashboard'];
const WAITING = [PERSONAL, 'company-waiting'];

/** What a company wants to know first. @throws ProblemError, OfflineError */
export function useFindCompanyDashboard() {
  return useQuery({
    queryKey: DASHBOARD,
    queryFn: () => requestJson<CompanyDashboardResponse>('/api/companies/dashboard'),
    // Whoever comes from a page where somebody was answered wants to see it counted.
    refetchOnMount: 'always',
  });
}

/** How many applicants and messages wait. @throws ProblemError, OfflineError */
export function useFindWaiting() {
  return useQuery({
    queryKey: WAITING,
    queryFn: () => requestJson<CompanyWaitingResponse>('/api/companies/waiting'),
    refetchOnWindowFocus: true,
  });
}

/** Counts anew as soon as applicants, messages or offers change, and asks who one is where that may have changed. */
export function useLiveCounts(): void {
  const queries = useQueryClient();
  useLiveNews(({ kind }) => {
    refreshSoon(queries, WAITING);
    refreshSoon(queries, DASHBOARD);
    if (kind !== 'members' && kind !== 'anything') return;
    refreshSoon(queries, MEMBERS);
    // Whoever looks may be who was removed, or made an owner.
    void sessionStore.askAgain();
  });
}
