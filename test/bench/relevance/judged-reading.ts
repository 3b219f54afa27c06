import type { ResolvedJobFilters } from '@babelboard/job-lists';
import { SALARY_STEPS } from '@babelboard/wire';

const EMPLOYMENT_TYPES: Record<string, number> = {
  'full-time': 1,
  'part-time': 2,
  internship: 3,
  temporary: 4,
  freelance: 5,
  apprenticeship: 6,
};

/** What a query is read as, by the codes of the judged set. What is not read is left out. */
export interface Reading {
  /** GeoNames id. */
  city?: number;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Code of the language that the offer is to ask for. */
  language?: string;
  noLocalLanguage?: boolean;
  remote?: boolean;
  employmentType?: string;
  /** Euro a year. */
  salaryFrom?: number;
}

/** What the filters of a list say, in these codes. */
export function readingOf({ cities, countries, languages, remote, filters }: ResolvedJobFilters): Reading {
  const type = Object.keys(EMPLOYMENT_TYPES).find((name) => EMPLOYMENT_TYPES[name] === filters.employment_type[0]);
  return {
    ...(cities[0] === undefined ? {} : { city: cities[0].id }),
    ...(countries[0] === undefined ? {} : { country: countries[0].iso2 }),
    ...(languages[0] === undefined ? {} : { language: languages[0].code }),
    ...(filters.no_local_language ? { noLocalLanguage: true } : {}),
    ...(remote.length === 0 ? {} : { remote: remote.includes('Remote') }),
    ...(type === undefined ? {} : { employmentType: type }),
    ...(filters.salary_from === null ? {} : { salaryFrom: filters.salary_from }),
  };
}

export interface ReadingCounts {
  /** Filters that were read, and those of them that are right. */
  read: number;
  right: number;
  /** Filters that a right reading of the queries has. */
  wanted: number;
}

/** Counts the filters of one reading: a filter is right where the judged reading has the same one. */
export function countReading(read: Reading, judged: Reading): ReadingCounts {
  const names = Object.keys(read) as (keyof Reading)[];
  return {
    read: names.length,
    right: names.filter((name) => isSame(name, read[name], judged[name])).length,
    wanted: Object.keys(judged).length,
  };
}

/** A salary is asked for by the step that it reaches. */
function isSame(name: keyof Reading, read: Reading[keyof Reading], judged: Reading[keyof Reading]): boolean {
  return name === 'salaryFrom' ? read === SALARY_STEPS.findLast((step) => step <= Number(judged)) : read === judged;
}

export function addCounts(all: ReadingCounts[]): ReadingCounts {
  return all.reduce(
    (sum, one) => ({ read: sum.read + one.read, right: sum.right + one.right, wanted: sum.wanted + one.wanted }),
    { read: 0, right: 0, wanted: 0 },
  );
}
