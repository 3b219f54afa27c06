import {
  allOffersInstead,
  type JobListFilters,
  NO_JOB_FILTERS,
  readJobListAddress,
  skillAsKeywords,
  withReadWords,
  writeJobListAddress,
} from '@babelboard/job-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ProblemError } from '../../../api/problem-error.js';
import { useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { useLocation, useNavigate } from '../../../router/router.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { jobsKey, type useFindJobs } from '../api/find-jobs.js';

/**
 * Replaces an address by its normal form (`/jobs-in-Köln` by `/jobs-in-Cologne`), as the answer names it; one that names
 * what nobody knows by that of all offers, or of those with the words of an unknown skill, with a word about it on the page.
 */
export function useNormalAddress(filters: JobListFilters, found: ReturnType<typeof useFindJobs>): void {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, search, hash, state } = useLocation();
  const answer = found.isPlaceholderData ? undefined : found.data?.pages[0];
  const { address, reading = null } = answer ?? {};
  const { error } = found;

  useEffect(() => {
    if (address === undefined) return;
    const [path = '', query = ''] = address.split('?');
    const normal = readJobListAddress(path, query) ?? NO_JOB_FILTERS;
    const wanted = writeJobListAddress({ ...normal, job: filters.job, autoApply: filters.autoApply });
    if (wanted === pathname + search) return;
    queries.setQueryData(jobsKey(normal), queries.getQueryData(jobsKey(filters)));
    navigate(reading === null ? wanted + hash : withReadWords(wanted, reading), { replace: true, state });
  }, [address, reading, filters, pathname, search, hash, state, navigate, queries]);

  useEffect(() => {
    if (!isUnknown(error) || pathname + search === jobListPath()) return;
    if (filters.skill !== null && error.problem?.errors?.some(({ path }) => path === 'skill')) {
      navigate(skillAsKeywords(filters), { replace: true });
      return;
    }
    for (const { path: of, message } of error.problem?.errors ?? []) {
      if (of !== 'location' && of !== 'language') continue;
      const name = filters[of].find((word) => message.includes(word)) ?? filters[of].join(', ');
      navigate(allOffersInstead({ of, name, asked: filters }), { replace: true });
      return;
    }
    const reasons = error.problem?.errors?.map(({ message }) => message) ?? [];
    notifications.notify({ message: [...reasons, t('list.reset')].join(' ') });
    navigate(jobListPath(), { replace: true });
  }, [error, filters, pathname, search, navigate, t]);
}

/** The server does not know a place, a language or a skill of the address. */
export function isUnknown(error: Error | null): error is ProblemError {
  return error instanceof ProblemError && error.status === 422;
}
