import { type JobListFilters, NO_JOB_FILTERS } from '@babelboard/job-paths';
import { languageLevelSlug } from './language-level-slug.js';
import type { ResolvedJobFilters } from './resolved-job-filters.js';

/** Filters that one can take away, in the order in which they are named. */
export const DROPPABLE_GROUPS = [
  'keywords',
  'skill',
  'location',
  'radius',
  'language',
  'language_level',
  'ad_language',
  'working_language',
  'no_local_language',
  'remote',
  'experience',
  'employment_type',
  'salary_from',
  'minisite',
] as const satisfies (keyof JobListFilters)[];
export type DroppableGroup = (typeof DROPPABLE_GROUPS)[number];

/** The chosen values of a group, as addresses spell them. */
export function chosenValues({ filters }: ResolvedJobFilters, group: DroppableGroup): string[] {
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
  group: DroppableGroup,
  value: string | null,
): ResolvedJobFilters {
  const rest = chosenValues(resolved, group).filter((chosen) => value !== null && chosen !== value);
  const left = { ...resolved, ...recordsLeft(resolved, group, new Set(rest)) };
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

function recordsLeft(
  resolved: ResolvedJobFilters,
  group: DroppableGroup,
  rest: Set<string>,
): Partial<ResolvedJobFilters> {
  const stays = ({ slug }: { slug: string }) => rest.has(slug);
  switch (group) {
    case 'location':
      return { countries: resolved.countries.filter(stays), cities: resolved.cities.filter(stays) };
    case 'language':
      return {
        languages: resolved.languages.filter(stays),
        languageLevels: resolved.languageLevels.filter(
          ({ language }) => rest.has(language.slug) || !resolved.filters.language.includes(language.slug),
        ),
      };
    case 'language_level':
      return { languageLevels: resolved.languageLevels.filter((level) => rest.has(languageLevelSlug(level))) };
    case 'ad_language':
      return { adLanguages: resolved.adLanguages.filter(stays) };
    case 'working_language':
      return { workingLanguages: resolved.workingLanguages.filter(stays) };
    case 'remote':
      return { remote: resolved.remote.filter((mode) => rest.has(mode)) };
    case 'skill':
      return { skill: null };
    case 'minisite':
      return { company: null };
    default:
      return {};
  }
}
