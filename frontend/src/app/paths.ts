import { offerIdOf } from '@babelboard/job-paths';

/** What narrows the list of offers. The address holds all of it. */
export interface ListFilters {
  keywords: string[];
  /** Slugs of countries and cities, or a place as somebody typed it. */
  location: string[];
  /** Slugs of languages. */
  language: string[];
  remote: string[];
  experience: string[];
  employment_type: string[];
  /** Newest first, whatever the keywords. */
  latests: boolean;
  /** Offset of the first offer. */
  from: number;
  /** The selected offer. */
  job: number | null;
}

export const FILTER_GROUPS = ['keywords', 'location', 'language', 'remote', 'experience', 'employment_type'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

export const NO_FILTERS: ListFilters = {
  keywords: [],
  location: [],
  language: [],
  remote: [],
  experience: [],
  employment_type: [],
  latests: false,
  from: 0,
  job: null,
};

export const homePath = '/';
export const jobsPath = '/jobs';

/** Reads the query string of the list; what is not understood is left out. */
export function parseListFilters(search: string): ListFilters {
  const params = new URLSearchParams(search);
  const many = (name: string) => [
    ...new Set(
      params
        .getAll(name)
        .map((value) => value.trim())
        .filter((value) => value !== ''),
    ),
  ];
  const ranks = (name: string) => many(name).filter((value) => /^[1-6]$/.test(value));
  const whole = (name: string) => (/^\d{1,9}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : 0);
  return {
    keywords: many('keywords').map((word) => word.slice(0, 200)),
    location: many('location'),
    language: many('language'),
    remote: many('remote'),
    experience: ranks('experience'),
    employment_type: ranks('employment_type'),
    latests: ['true', '1'].includes(params.get('latests') ?? ''),
    from: Math.min(whole('_from'), 1_000_000),
    job: whole('job') || null,
  };
}

/** The query string of filters without `?`, always in one order; `parseListFilters` reads it back. */
export function listSearch(filters: ListFilters): string {
  const params = new URLSearchParams();
  for (const group of FILTER_GROUPS) for (const value of filters[group]) params.append(group, value);
  if (filters.latests) params.set('latests', 'true');
  if (filters.from > 0) params.set('_from', String(filters.from));
  if (filters.job !== null) params.set('job', String(filters.job));
  return params.toString();
}

/** The address of the list with these filters. */
export function listPath(filters: Partial<ListFilters> = {}): string {
  const search = listSearch({ ...NO_FILTERS, ...filters });
  return search === '' ? jobsPath : `${jobsPath}?${search}`;
}

/** Filters with a value taken in or out; the list starts again and nothing is selected. */
export function withToggled(filters: ListFilters, group: FilterGroup, value: string): ListFilters {
  const values = filters[group];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...filters, [group]: next, from: 0, job: null };
}

export function countActive(filters: ListFilters): number {
  return FILTER_GROUPS.reduce((sum, group) => sum + filters[group].length, 0);
}

export const INFORMATION_PAGES = [
  'about-us',
  'faq',
  'contact',
  'cookies-policy',
  'legal-conditions',
  'legal-conditions-and-privacy-policy-for-candidates',
  'legal-conditions-for-companies',
] as const;
export type InformationPage = (typeof INFORMATION_PAGES)[number];

export function informationPath(page: InformationPage, productPrefix: string): string {
  return page === 'about-us' ? '/about-us' : `/${productPrefix}/${page}`;
}

/** Which page a path means. */
export type Page =
  | { name: 'home' }
  | { name: 'job-list' }
  | { name: 'job'; id: number }
  | { name: 'information'; page: InformationPage }
  | { name: 'not-found' };
export type PageName = Page['name'];

export function pageOf(path: string, productPrefix: string): Page {
  if (path === homePath) return { name: 'home' };
  if (path === jobsPath) return { name: 'job-list' };
  const offer = /^\/jobs\/([^/]+)$/.exec(path)?.[1];
  const id = offer === undefined ? null : offerIdOf(offer);
  if (id !== null) return { name: 'job', id };
  const page = INFORMATION_PAGES.find((information) => informationPath(information, productPrefix) === path);
  return page === undefined ? { name: 'not-found' } : { name: 'information', page };
}

/** The normal form of a path (no slash at its end, no `.html` on an offer), or null when it is in it. */
export function normalPath(path: string): string | null {
  // One slash at the start only: `//host` and `/\\host` would lead to another site.
  let normal = `/${path.replace(/^[\\/]+|\/+$/g, '')}`;
  if (normal.startsWith('/jobs/')) normal = normal.replace(/\.html$/, '');
  return normal === path ? null : normal;
}
