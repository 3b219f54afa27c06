import { readJobListAddress } from '@babelboard/job-paths';
import type { PageEntry } from './page-entry.js';

const DOOR = { bare: true, personal: true } as const;

/** Every page of the site. The first one that fits an address is meant. */
export const PAGES = {
  home: { path: '/', code: 'jobs/home', inSitemap: true },
  job: { path: '/jobs/{offer}', code: 'jobs/job' },
  'job-list': { path: '/jobs', matches: (path) => readJobListAddress(path, '') !== null, code: 'jobs/job-list' },

  'about-us': { path: '/about-us', code: 'app/information', inSitemap: true },
  faq: { path: '/{product}/faq', code: 'app/information', inSitemap: true },
  contact: { path: '/{product}/contact', code: 'app/information', inSitemap: true },
  ranking: { path: '/{product}/ranking', code: 'app/information', inSitemap: true },
  'cookies-policy': { path: '/{product}/cookies-policy', code: 'app/information', inSitemap: true },
  'legal-conditions': { path: '/{product}/legal-conditions', code: 'app/information', inSitemap: true },
  'legal-conditions-and-privacy-policy-for-candidates': {
    path: '/{product}/legal-conditions-and-privacy-policy-for-candidates',
    code: 'app/information',
    inSitemap: true,
  },
  'legal-conditions-for-companies': {
    path: '/{product}/legal-conditions-for-companies',
    code: 'app/information',
    inSitemap: true,
  },

  login: { path: '/login', code: 'identity/login', ...DOOR },
  logout: { path: '/logout', code: 'identity/logout', ...DOOR },
  register: { path: '/register', code: 'app/register', ...DOOR },
  'register-company': { path: '/register/company', code: 'identity/register-company', ...DOOR },
  'forgotten-password': { path: '/password/reset', code: 'identity/forgotten-password', ...DOOR },
  'new-password': { path: '/password/reset/{token}', code: 'identity/new-password', ...DOOR },
  'verify-email': { path: '/verify-email/{token}', code: 'identity/verify-email', ...DOOR },
  'confirm-email': { path: '/confirm-email/{token}', code: 'identity/confirm-email', ...DOOR },
  'link-account': { path: '/auth/link', code: 'identity/link-account', codeInQuery: true, ...DOOR },
  'data-export': { path: '/export/{token}', code: 'identity/data-export', ...DOOR },
  backdoor: { path: '/backdoor', code: 'identity/backdoor', codeInQuery: true, ...DOOR },

  'candidate-settings': {
    path: '/account/account-settings',
    code: 'identity/account-settings',
    audience: 'candidate',
  },
  'company-settings': { path: '/company/account-settings', code: 'identity/account-settings', audience: 'company' },
  'admin-settings': { path: '/admin/account-settings', code: 'identity/account-settings', audience: 'admin' },

  welcome: { path: '/welcome', code: 'candidates/welcome', audience: 'candidate' },
  matchings: { path: '/account/matchings/{page?}', code: 'candidates/matchings', audience: 'candidate' },

  'company-jobs': { path: '/company/jobs', code: 'companies/company-jobs', audience: 'company' },

  operations: { path: '/admin', code: 'operations/operations', audience: 'admin' },
  // The server shows admins the queues there itself; whoever else comes gets this page, whose gate leads them away.
  queues: { path: '/admin/queues/{rest*}', code: 'operations/operations', audience: 'admin' },
  'audit-log': { path: '/admin/audit-log', code: 'app/audit-log', audience: 'admin' },
  'support-access': { path: '/admin/support-access', code: 'app/support-access', audience: 'admin' },

  'not-found': { path: '/{rest*}', code: 'app/not-found', status: 404 },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;

/** What the registry says of a page. */
export function pageEntry(name: PageName): PageEntry {
  return PAGES[name];
}
