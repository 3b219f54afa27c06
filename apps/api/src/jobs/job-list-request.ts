import { type JobListFilters, readJobListAddress } from '@babelboard/job-paths';
import type { OfferSearchQuery } from '@babelboard/search/contract';
import { type JobListQuery, jobListQuery, MOST_KEYWORDS, MOST_VALUES } from '@babelboard/wire';

/** What a call for a list asks for, in the words of its address. */
export interface JobListRequest {
  filters: JobListFilters;
  size: number;
  parts: OfferSearchQuery['parts'];
  /** A company given by its id instead of its minisite. */
  companyId: number | null;
  /** Companies whose offers are left out for who asks. */
  withoutCompanyIds: number[];
}

const PARTS: Record<JobListQuery['_mode'], OfferSearchQuery['parts']> = { all: 'all', more: 'page', cities: 'cities' };

/**
 * Puts a path and the values of a query string together: values of both add up, `_from` wins over the path's page. Gives null where
 * the path is none of a list.
 */
export function jobListRequest(path: string, query: JobListQuery): JobListRequest | null {
  const inPath = readJobListAddress(path, '');
  return inPath === null
    ? null
    : {
        filters: filtersOf(inPath, query),
        size: query._size,
        parts: PARTS[query._mode],
        companyId: query._minisite,
        withoutCompanyIds: [],
      };
}

function filtersOf(inPath: JobListFilters, query: JobListQuery): JobListFilters {
  const both = (values: string[], more: string[]) => [
    ...new Set([...values, ...more.map((value) => value.trim()).filter((value) => value !== '')]),
  ];
  const keywords = both([], query.keywords);
  return {
    skill: inPath.skill,
    minisite: inPath.minisite,
    keywords,
    literal: keywords.length > 0 && query.literal,
    location: both(inPath.location, query.location),
    language: both(inPath.language, query.language),
    remote: both(inPath.remote, query.remote),
    language_level: both([], query.language_level),
    ad_language: both([], query.ad_language),
    working_language: both([], query.working_language),
    no_local_language: query.no_local_language,
    experience: [...new Set(query.experience)].sort(),
    employment_type: [...new Set(query.employment_type)].sort(),
    radius: query.radius ?? null,
    salary_from: query.salary_from ?? null,
    latests: query.latests,
    from: query._from ?? inPath.from,
    job: query.job ?? null,
    autoApply: query.autoApply,
  };
}

/**
 * Reads a query string as a page does: values that the API would refuse are left out, also those of a key that are too many, and all but
 * the first where it takes one.
 */
export function readLenientQuery(search: string): JobListQuery {
  const parameters = new URLSearchParams(search);
  const given = Object.entries(jobListQuery.shape).flatMap(([name, schema]) => {
    const takes = (value: unknown) => schema.safeParse(value).success;
    const most = name === 'keywords' ? MOST_KEYWORDS : MOST_VALUES;
    const sound = parameters.getAll(name).filter(takes).slice(0, most);
    const [first] = sound;
    return first === undefined ? [] : [[name, takes(sound) ? sound : first]];
  });
  return jobListQuery.parse(Object.fromEntries(given));
}
