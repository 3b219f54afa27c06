/** What narrows the public list of offers, as its address holds it: slugs, not ids. */
export interface JobListFilters {
  /** Words to search for; an offer must have all of them. */
  keywords: string[];
  /** Whether the keywords are meant as they are typed: none of them is corrected. Nothing without keywords. */
  literal: boolean;
  /** Slug of a known skill or occupation (`/jobs-with-{skill}`). */
  skill: string | null;
  /** Slugs of countries and cities, or a place as somebody typed it. */
  location: string[];
  /** Slugs of languages that an offer asks for. */
  language: string[];
  /** `German:B1`, `German:native`, `German:any`. */
  language_level: string[];
  ad_language: string[];
  working_language: string[];
  no_local_language: boolean;
  remote: string[];
  /** Slug of a company with a minisite. */
  minisite: string | null;
  experience: number[];
  employment_type: number[];
  /** Kilometres around the one city of `location`. */
  radius: number | null;
  /** Euro a year. */
  salary_from: number | null;
  /** Newest first, whatever the keywords. */
  latests: boolean;
  /** Offset of the first offer. */
  from: number;
  /** Id of the selected offer. */
  job: number | null;
  autoApply: boolean;
}

/** What narrows a list; the rest says how keywords are meant, the order, the place in it and the selected offer. */
export type JobListFilter = Exclude<keyof JobListFilters, 'literal' | 'latests' | 'from' | 'job' | 'autoApply'>;

/** Offers on a page that an address names by its number. */
export const JOBS_PER_PAGE = 20;

export const NO_JOB_FILTERS: JobListFilters = {
  keywords: [],
  literal: false,
  skill: null,
  location: [],
  language: [],
  language_level: [],
  ad_language: [],
  working_language: [],
  no_local_language: false,
  remote: [],
  minisite: null,
  experience: [],
  employment_type: [],
  radius: null,
  salary_from: null,
  latests: false,
  from: 0,
  job: null,
  autoApply: false,
};
