import type { ComplaintRateResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

/** How many people call mails spam. */
export function useComplaintRate() {
  return useQuery({
    queryKey: [PERSONAL, 'complaint-rate'],
    queryFn: () => requestJson<ComplaintRateResponse>('/api/admin/complaint-rate'),
    // Mails go out all the time.
    staleTime: 0,
  });
}
