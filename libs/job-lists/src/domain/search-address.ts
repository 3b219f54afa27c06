import { type JobListFilters, NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';

/** The address by which a search is remembered: one, whatever page of it, order or offer in it was looked at. Null where nothing is searched for. */
export function searchAddress(filters: JobListFilters): string | null {
  const address = writeJobListAddress({ ...filters, latests: false, from: 0, job: null, autoApply: false });
  return address === writeJobListAddress(NO_JOB_FILTERS) ? null : address;
}
