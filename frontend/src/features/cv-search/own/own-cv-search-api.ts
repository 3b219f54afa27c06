import type { OwnCvSearch } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

export const OWN_CV_SEARCH = [PERSONAL, 'cv-search'];

/** What companies see of whom asks, and which of them looked. @throws ProblemError, OfflineError */
export function useFindOwnCvSearch() {
  return useQuery({ queryKey: OWN_CV_SEARCH, queryFn: () => requestJson<OwnCvSearch>('/api/candidates/cv-search') });
}
