import { type JobListFilters, NO_JOB_FILTERS, nearestInstead } from '@babelboard/job-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.js';
import { ProblemError } from '../../../api/problem-error.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { countJobs } from '../api/count-jobs.js';
import { findSuggestions } from './find-suggestions.js';

/**
 * Gives the function that finds the address of a sentence: of a place that nobody knows the nearest one takes the place, with a word about
 * it on the list. Where that cannot be found out, the list itself says what is unknown.
 */
export function useKnownAddress(): (asked: Partial<JobListFilters>) => Promise<string> {
  const api = useApi();
  const queries = useQueryClient();
  return async (asked) => {
    const address = jobListPath(asked);
    const [name] = asked.location ?? [];
    if (name === undefined) return address;
    try {
      // Mostly known already: the button says how many there are.
      await queries.ensureQueryData(countJobs(api, address));
      return address;
    } catch (error) {
      const refused = error instanceof ProblemError ? (error.problem?.errors ?? []) : [];
      if (!refused.some(({ path }) => path === 'location')) return address;
      const found = await queries.fetchQuery(findSuggestions(name)).catch(() => undefined);
      const unknown = { of: 'location', name, asked: { ...NO_JOB_FILTERS, ...asked } } as const;
      return nearestInstead(unknown, found?.places[0]?.slug ?? null);
    }
  };
}
