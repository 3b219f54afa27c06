import type { JobListFilters } from '@babelboard/job-paths';

/** How many values a list is narrowed by that its heading does not name. */
export function furtherFilters(filters: JobListFilters): number {
  const lists = [
    filters.language_level,
    filters.ad_language,
    filters.working_language,
    filters.experience,
    filters.employment_type,
  ];
  const single = [filters.no_local_language, filters.radius !== null, filters.salary_from !== null];
  return lists.reduce((sum, { length }) => sum + length, 0) + single.filter(Boolean).length;
}
