import { type JobListFilter, type JobListFilters, NO_JOB_FILTERS } from '@babelboard/job-paths';
import { languageLevelSlug } from './language-level-slug.js';
import type { ResolvedJobFilters } from './resolved-job-filters.js';

type RecordsLeft = (resolved: ResolvedJobFilters, rest: ReadonlySet<string>) => Partial<ResolvedJobFilters>;

const NO_RECORDS: RecordsLeft = () => ({});

/** Filters that one can take away, in the order in which they are named; for each, which of the records of its values are left. */
const RECORDS_LEFT: Record<JobListFilter, RecordsLeft> = {
  keywords: NO_RECORDS,
  skill: () => ({ skill: null }),
  location: ({ countries, cities }, rest) => ({ countries: ofSlugs(countries, rest), cities: ofSlugs(cities, rest) }),
  radius: NO_RECORDS,
  language: ({ filters, languages, languageLevels }, rest) => ({
    languages: ofSlugs(languages, rest),
    languageLevels: languageLevels.filter(
      ({ language }) => rest.has(language.slug) || !filters.language.includes(language.slug),
    ),
  }),
  language_level: ({ languageLevels }, rest) => ({
    languageLevels: languageLevels.filter((level) => rest.has(languageLevelSlug(level))),
  }),
  ad_language: ({ adLanguages }, rest) => ({ adLanguages: ofSlugs(adLanguages, rest) }),
  working_language: ({ workingLanguages }, rest) => ({ workingLanguages: ofSlugs(workingLanguages, rest) }),
  no_local_language: NO_RECORDS,
  remote: ({ remote }, rest) => ({ remote: remote.filter((mode) => rest.has(mode)) }),
  experience: NO_RECORDS,
  employment_type: NO_RECORDS,
  salary_from: NO_RECORDS,
  minisite: () => ({ company: null }),
};

export const DROPPABLE_GROUPS = Object.keys(RECORDS_LEFT) as JobListFilter[];

/** The chosen values of a group, as addresses spell them. */
export function chosenValues({ filters }: ResolvedJobFilters, group: JobListFilter): string[] {
  const chosen = filters[group];
  if (Array.isArray(chosen)) {
    return chosen.map(String);
  }
  return chosen === null || chosen === false ? [] : [String(chosen)];
}

/**
 * The same filters without one value of a group, or without the whole group. What hangs on the value goes with it: the distance with
 * its city, the level with its language. The list starts at its beginning.
 */
export function withoutFilter(
  resolved: ResolvedJobFilters,
  group: JobListFilter,
  value: string | null,
): ResolvedJobFilters {
  const rest = chosenValues(resolved, group).filter((chosen) => value !== null && chosen !== value);
  const left = { ...resolved, ...RECORDS_LEFT[group](resolved, new Set(rest)) };
  const filters: JobListFilters = { ...resolved.filters, from: 0, job: null, autoApply: false };
  const kept = new Set(left.languageLevels.map(languageLevelSlug));
  return {
    ...left,
    filters: {
      ...filters,
      [group]: Array.isArray(filters[group])
        ? (filters[group] as (string | number)[]).filter((chosen) => rest.includes(String(chosen)))
        : NO_JOB_FILTERS[group],
      ...(group === 'location' ? { radius: null } : {}),
      ...(group === 'language' ? { language_level: filters.language_level.filter((level) => kept.has(level)) } : {}),
    },
  };
}

function ofSlugs<T extends { slug: string }>(records: readonly T[], slugs: ReadonlySet<string>): T[] {
  return records.filter(({ slug }) => slugs.has(slug));
}
