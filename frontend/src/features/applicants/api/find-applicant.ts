import type { ApplicantDetail } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { applicantKey } from './queries.js';

/** An applicant with all that they sent. @throws ProblemError, OfflineError */
export function useFindApplicant(id: number) {
  return useQuery({
    queryKey: applicantKey(id),
    queryFn: () => requestJson<ApplicantDetail>(`/api/companies/applicants/${id}`),
  });
}
