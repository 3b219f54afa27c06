import type { AuditLogResponse } from '@babelboard/wire';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

export interface AuditFilters {
  /** Number of an account; empty for all. */
  account_id: string;
  /** An area with its dot; empty for all. */
  action: string;
}

/** The audit log, newest first, page after page. */
export function useListAuditEntries(filters: AuditFilters) {
  return useInfiniteQuery({
    queryKey: [PERSONAL, 'audit-log', filters],
    initialPageParam: '',
    queryFn: ({ pageParam: cursor }) => {
      const said = Object.entries({ ...filters, cursor }).filter(([, value]) => value !== '');
      return requestJson<AuditLogResponse>(`/api/admin/audit-log?${new URLSearchParams(said)}`);
    },
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
    // Whoever comes back wants to see what happened meanwhile.
    staleTime: 0,
  });
}
