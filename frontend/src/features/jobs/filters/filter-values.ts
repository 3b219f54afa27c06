import { type JobListFilters, NO_JOB_FILTERS } from '@babelboard/job-paths';

/** What narrows a list, in the order in which it is shown. A minisite is a place of its own, not a filter. */
export const FILTER_GROUPS = [
  'keywords',
  'skill',
  'location',
  'radius',
  'language',
  'language_level',
  'no_local_language',
  'remote',
  'salary_from',
  'employment_type',
  'experience',
  'ad_language',
  'working_language',
] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** The values of a group as forms and addresses write them. */
export function valuesOf(filters: JobListFilters, group: FilterGroup): string[] {
  const value = filters[group];
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'boolean') return value ? ['true'] : [];
  return value === null ? [] : [String(value)];
}

/**
 * Filters with a value taken in or out; of a group that holds one value the new one replaces it, and an empty one clears
 * it. The list starts again and nothing is selected.
 */
export function withToggled(filters: JobListFilters, group: FilterGroup, value: string): JobListFilters {
  // Only the words that were typed then were meant as they stand.
  const literal = group !== 'keywords' && filters.literal;
  const again = { ...filters, literal, from: 0, job: null, autoApply: false };
  const one = <T>(present: T | null, next: T): T | null => (value === '' || present === next ? null : next);
  switch (group) {
    case 'skill':
      return { ...again, skill: one(filters.skill, value) };
    case 'radius':
      return { ...again, radius: one(filters.radius, Number(value)) };
    case 'salary_from':
      return { ...again, salary_from: one(filters.salary_from, Number(value)) };
    case 'no_local_language':
      return { ...again, no_local_language: !filters.no_local_language };
    case 'experience':
    case 'employment_type':
      return { ...again, [group]: toggled(filters[group], Number(value)) };
    case 'location': {
      const location = toggled(filters.location, value);
      // A radius is around one city: with another choice of places it means nothing.
      return { ...again, location, radius: null };
    }
    case 'language': {
      const language = toggled(filters.language, value);
      const language_level = filters.language_level.filter((level) => language.includes(languageOf(level)));
      return { ...again, language, language_level };
    }
    default:
      return { ...again, [group]: toggled(filters[group], value) };
  }
}

/** Filters with a value in; unchanged but for the place in the list where it is in already. */
export function withAdded(filters: JobListFilters, group: FilterGroup, value: string): JobListFilters {
  const has = valuesOf(filters, group).includes(value);
  return has ? { ...filters, from: 0, job: null, autoApply: false } : withToggled(filters, group, value);
}

/** Everything taken out; a company's own list stays that company's. */
export function cleared({ minisite }: JobListFilters): JobListFilters {
  return { ...NO_JOB_FILTERS, minisite };
}

export function countActive(filters: JobListFilters, groups: readonly FilterGroup[] = FILTER_GROUPS): number {
  return groups.reduce((sum, group) => sum + valuesOf(filters, group).length, 0);
}

/** `German` of `German:B1`. */
export function languageOf(level: string): string {
  return level.slice(0, level.lastIndexOf(':'));
}

function toggled<T>(values: T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
