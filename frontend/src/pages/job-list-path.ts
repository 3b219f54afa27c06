import { type JobListFilters, NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';

/** The address of the list with these filters: path and query, in the one normal form. */
export function jobListPath(filters: Partial<JobListFilters> = {}): string {
  return writeJobListAddress({ ...NO_JOB_FILTERS, ...filters });
}
