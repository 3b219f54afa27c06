import { readJobListAddress } from '@babelboard/job-paths';

/**
 * The list of the offers in somebody's first language, as a login's answer names it.
 * @returns null where the login leads elsewhere: no language is known
 */
export function ownJobs(path: string | null): { path: string; slug: string } | null {
  const slug = path === null ? undefined : readJobListAddress(path, '')?.language[0];
  return path === null || slug === undefined ? null : { path, slug };
}
