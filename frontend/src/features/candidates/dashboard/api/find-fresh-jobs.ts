import type { JobListResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../api/api-context.js';
import { useSpokenLanguages } from '../../../../languages-i-speak/use-spoken-languages.js';
import { jobListPath } from '../../../../pages/job-list-path.js';

/** So many are looked through for what came today. */
export const FRESH_JOBS = 20;
/** More in one address would ask for most of the board. */
const MOST_LANGUAGES = 5;

/** The list of the newest offers that ask for a language that somebody speaks; of all offers where none is known. */
export function useFreshJobsPath(): string {
  const language = useSpokenLanguages()
    .slice(0, MOST_LANGUAGES)
    .map(({ slug }) => slug)
    .sort();
  return jobListPath({ language, latests: true });
}

/** @throws ProblemError, OfflineError */
export function useFindFreshJobs() {
  const api = useApi();
  const path = useFreshJobsPath();
  const separator = path.includes('?') ? '&' : '?';
  return useQuery<JobListResponse>({
    queryKey: ['fresh-jobs', path],
    queryFn: () => api.jobs(`${path}${separator}_size=${FRESH_JOBS}&_mode=more`),
  });
}
