import { type JobListFilter, type JobListFilters, REMOTE_WORDS } from '@babelboard/job-paths';
import { CEFR, RADIUS_STEPS, type UnfitReason } from '@babelboard/wire';

/** Filters whose values are alternatives to each other: an offer stands in the list by any one of them. */
export type AlternativesFilter =
  | 'location'
  | 'language'
  | 'language_level'
  | 'working_language'
  | 'ad_language'
  | 'employment_type'
  | 'experience'
  | 'remote';

/** What a list lets pass by one of its filters. */
export interface Alternatives {
  reason: UnfitReason;
  filter: AlternativesFilter;
  values: string[];
}

/** A part of a list. */
export interface NarrowerList {
  /** Why somebody may want it. */
  reason: UnfitReason;
  /** The one filter that differs. */
  filter: JobListFilter | 'literal';
  /** The list with those values of the filter alone by which the offer stands in it; null where the filter was not set. */
  by: JobListFilters | null;
  filters: JobListFilters;
}

const NO_LEVEL = 'any';
/** Words of levels in addresses, the lowest first. */
const LEVELS: readonly string[] = [...CEFR, 'native'];
const RANKS = ['1', '2', '3', '4', '5', '6'];

/** What a list lets pass, filter by filter, where there is more than one value to choose from: the chosen ones, or of what an offer is asked for anyway all that there are. */
export function alternativesOf(filters: JobListFilters): Alternatives[] {
  const all: Alternatives[] = [
    { reason: 'place', filter: 'location', values: filters.location },
    { reason: 'language', filter: 'language', values: filters.language },
    { reason: 'language', filter: 'language_level', values: levelsOf(filters) },
    { reason: 'language', filter: 'working_language', values: filters.working_language },
    { reason: 'language', filter: 'ad_language', values: filters.ad_language },
    { reason: 'employment-type', filter: 'employment_type', values: chosenOr(RANKS, filters.employment_type) },
    { reason: 'experience', filter: 'experience', values: chosenOr(RANKS, filters.experience) },
    { reason: 'remote', filter: 'remote', values: chosenOr(REMOTE_WORDS, filters.remote) },
  ];
  return all.filter(({ values }) => values.length > 1);
}

/** The list with these values of a filter alone; levels go with their languages. */
export function withValues(
  filters: JobListFilters,
  filter: AlternativesFilter,
  values: readonly string[],
): JobListFilters {
  switch (filter) {
    case 'employment_type':
    case 'experience':
      return { ...filters, [filter]: values.map(Number) };
    case 'language': {
      const levels = filters.language_level.filter((level) => values.includes(languageOf(level)));
      return { ...filters, language: [...values], language_level: levels };
    }
    default:
      return { ...filters, [filter]: [...values] };
  }
}

/**
 * The parts of a list that one change of its filters makes, the likelier one of each reason first. Whether an offer is in such a part the search says.
 * @param bringing by which of its values each filter lets the offer pass
 */
export function narrowerLists(
  filters: JobListFilters,
  bringing: ReadonlyMap<AlternativesFilter, readonly string[]>,
): NarrowerList[] {
  const lessOne = alternativesOf(filters).flatMap(({ reason, filter, values }) => {
    const has = values.filter((value) => bringing.get(filter)?.includes(value));
    const left =
      filter === 'language_level' ? lowerLevels(values, has) : values.filter((value) => !has.includes(value));
    return has.length === 0 || left.length === 0
      ? []
      : [{ reason, filter, by: withValues(filters, filter, has), filters: withValues(filters, filter, left) }];
  });
  return [...lessOne, ...wholeFilters(filters, bringing)];
}

/** Filters that are on or off, and the distance around a city. */
function wholeFilters(
  filters: JobListFilters,
  bringing: ReadonlyMap<AlternativesFilter, readonly string[]>,
): NarrowerList[] {
  const lists: NarrowerList[] = [];
  const { radius } = filters;
  if (radius !== null) {
    const nearer = [...RADIUS_STEPS].reverse().filter((step) => step < radius);
    for (const step of [...nearer, null]) {
      lists.push({ reason: 'place', filter: 'radius', by: filters, filters: { ...filters, radius: step } });
    }
  }
  if (!filters.no_local_language) {
    const without = { ...filters, no_local_language: true };
    lists.push({ reason: 'local-language', filter: 'no_local_language', by: null, filters: without });
  }
  if (filters.keywords.length > 0 && !filters.literal) {
    lists.push({ reason: 'work', filter: 'literal', by: null, filters: { ...filters, literal: true } });
  }
  if (filters.remote.length === 0 && (bringing.get('remote') ?? []).length === 0) {
    const fromHome = { ...filters, remote: [...REMOTE_WORDS] };
    lists.push({ reason: 'on-site', filter: 'remote', by: null, filters: fromHome });
  }
  return lists;
}

/** Of the one language that a list asks for; of several, one goes as a whole. */
function levelsOf({ language, language_level: chosen }: JobListFilters): string[] {
  const [only, ...others] = new Set([...language, ...chosen.map(languageOf)]);
  if (only === undefined || others.length > 0) {
    return [];
  }
  return chosenOr(
    [...LEVELS, NO_LEVEL].map((level) => `${only}:${level}`),
    chosen,
  );
}

/** Whoever cannot speak a language so well can speak it less well. */
function lowerLevels(values: readonly string[], has: readonly string[]): string[] {
  const ranks = has.map(rankOf).filter((rank) => rank !== -1);
  const lowest = Math.min(...ranks);
  return ranks.length === 0 ? [] : values.filter((value) => rankOf(value) < lowest && !has.includes(value));
}

/** -1 where no level is named. */
function rankOf(value: string): number {
  return LEVELS.indexOf(value.slice(value.indexOf(':') + 1));
}

function languageOf(level: string): string {
  return level.slice(0, level.indexOf(':'));
}

function chosenOr(all: readonly string[], chosen: readonly (string | number)[]): string[] {
  return chosen.length === 0 ? [...all] : chosen.map(String);
}
