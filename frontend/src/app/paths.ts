import {
  type JobListFilters,
  NO_JOB_FILTERS,
  offerIdOf,
  readJobListAddress,
  writeJobListAddress,
} from '@babelboard/job-paths';

export const homePath = '/';
export const jobsPath = '/jobs';

/** The address of the list with these filters: path and query, in the one normal form. */
export function jobListPath(filters: Partial<JobListFilters> = {}): string {
  return writeJobListAddress({ ...NO_JOB_FILTERS, ...filters });
}

export const INFORMATION_PAGES = [
  'about-us',
  'faq',
  'contact',
  'ranking',
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
  const offer = /^\/jobs\/([^/]+)$/.exec(path)?.[1];
  const id = offer === undefined ? null : offerIdOf(offer);
  if (id !== null) return { name: 'job', id };
  if (readJobListAddress(path, '') !== null) return { name: 'job-list' };
  const page = INFORMATION_PAGES.find((information) => informationPath(information, productPrefix) === path);
  return page === undefined ? { name: 'not-found' } : { name: 'information', page };
}

/** Browsers resolve such parts before they ask: whoever sends them gets no redirect, which a browser would read differently. */
const DOT_PARTS = /(?:^|[\\/])(?:\.|%2e){1,2}(?:[\\/]|$)/i;

/** The normal form of a path (no slash at its end, no `.html` on an offer), or null when it is in it; lists have their own. */
export function normalPath(path: string): string | null {
  if (DOT_PARTS.test(path)) return null;
  // One slash at the start only: `//host` and `/\\host` would lead to another site.
  let normal = `/${path.replace(/^[\\/]+|\/+$/g, '')}`;
  if (normal.startsWith('/jobs/')) normal = normal.replace(/(?:\/|\.html)+$/, '');
  return normal === path ? null : normal;
}
