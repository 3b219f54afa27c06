import {
  type JobListFilters,
  NO_JOB_FILTERS,
  offerIdOf,
  readJobListAddress,
  writeJobListAddress,
} from '@babelboard/job-paths';
import { ACCOUNT_PAGES, type AccountPageName, accountPageOf } from './account-pages.js';

export const homePath = '/';
export const jobsPath = '/jobs';
export const loginPath = ACCOUNT_PAGES.login.path;
export const logoutPath = ACCOUNT_PAGES.logout.path;
export const registerPath = ACCOUNT_PAGES.register.path;
export const registerCompanyPath = ACCOUNT_PAGES['register-company'].path;
export const forgottenPasswordPath = ACCOUNT_PAGES['forgotten-password'].path;
export const backdoorPath = ACCOUNT_PAGES.backdoor.path;
export const welcomePath = ACCOUNT_PAGES.welcome.path;
export const matchingsPath = ACCOUNT_PAGES.matchings.path.replace('/{page?}', '');
export const companyJobsPath = ACCOUNT_PAGES['company-jobs'].path;
export const operationsPath = '/admin';
export const auditLogPath = ACCOUNT_PAGES['audit-log'].path;
export const supportAccessPath = ACCOUNT_PAGES['support-access'].path;
/** Where each type of account has its settings. */
export const settingsPaths = {
  candidate: ACCOUNT_PAGES['candidate-settings'].path,
  company: ACCOUNT_PAGES['company-settings'].path,
  admin: ACCOUNT_PAGES['admin-settings'].path,
};
/** Of the server: the queues as bull-board shows them to admins; to others it gives the operators' page, whose gate leads them away. */
export const queuesPath = '/admin/queues';

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
  | { name: AccountPageName; token: string | null }
  | { name: 'not-found' };
export type PageName = Page['name'];

export function pageOf(path: string, productPrefix: string): Page {
  if (path === homePath) return { name: 'home' };
  const offer = /^\/jobs\/([^/]+)$/.exec(path)?.[1];
  const id = offer === undefined ? null : offerIdOf(offer);
  if (id !== null) return { name: 'job', id };
  if (readJobListAddress(path, '') !== null) return { name: 'job-list' };
  const page = INFORMATION_PAGES.find((information) => informationPath(information, productPrefix) === path);
  if (page !== undefined) return { name: 'information', page };
  return accountPageOf(path) ?? { name: 'not-found' };
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
