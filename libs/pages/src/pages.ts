import { readJobListAddress } from '@babelboard/job-paths';
import type { PageEntry } from './page-entry.js';

const DOOR = { bare: true, personal: true, texts: ['forms', 'account-notes'] } as const;

const TEXT = {
  code: 'app/information',
  texts: ['app/pages/information', 'app/pages/legal', 'app/pages/text-versions'],
  inSitemap: true,
} as const;

/** A page of a candidate: navigation of their place stands around it. */
const OWN = { texts: ['forms', 'account-notes', 'languages-i-speak/choice'], audience: 'candidate' } as const;

const SETTINGS = { code: 'app/account-settings', texts: ['forms', 'account-notes', 'identity'] } as const;

/** Every page of the site. The first one that fits an address is meant. */
export const PAGES = {
  home: { path: '/', code: 'jobs/home', texts: ['jobs/home', 'job-marks', 'languages-i-speak'], inSitemap: true },
  job: {
    path: '/jobs/{offer}',
    code: 'jobs/job',
    texts: ['jobs/offer', 'jobs/related', 'job-marks', 'languages-i-speak'],
  },
  'job-list': {
    path: '/jobs',
    matches: (path) => readJobListAddress(path, '') !== null,
    code: 'jobs/job-list',
    texts: ['jobs/list', 'job-marks', 'languages-i-speak'],
  },

  'about-us': { path: '/about-us', ...TEXT },
  faq: { path: '/{product}/faq', ...TEXT },
  contact: { path: '/{product}/contact', ...TEXT },
  ranking: { path: '/{product}/ranking', ...TEXT },
  'cookies-policy': { path: '/{product}/cookies-policy', ...TEXT },
  'legal-conditions': { path: '/{product}/legal-conditions', ...TEXT },
  'legal-conditions-and-privacy-policy-for-candidates': {
    path: '/{product}/legal-conditions-and-privacy-policy-for-candidates',
    ...TEXT,
  },
  'legal-conditions-for-companies': {
    path: '/{product}/legal-conditions-for-companies',
    ...TEXT,
  },

  login: { path: '/login', code: 'identity/login', ...DOOR },
  logout: { path: '/logout', code: 'identity/logout', ...DOOR },
  register: {
    path: '/register',
    code: 'app/register',
    ...DOOR,
    texts: [...DOOR.texts, 'identity', 'languages-i-speak', 'languages-i-speak/choice'],
  },
  'register-company': {
    path: '/register/company',
    code: 'identity/register-company',
    ...DOOR,
    texts: [...DOOR.texts, 'forms/sectors'],
  },
  'forgotten-password': { path: '/password/reset', code: 'identity/forgotten-password', ...DOOR },
  'new-password': { path: '/password/reset/{token}', code: 'identity/new-password', ...DOOR },
  'verify-email': { path: '/verify-email/{token}', code: 'identity/verify-email', ...DOOR },
  'confirm-email': { path: '/confirm-email/{token}', code: 'identity/confirm-email', ...DOOR },
  'link-account': { path: '/auth/link', code: 'identity/link-account', codeInQuery: true, ...DOOR },
  'data-export': { path: '/export/{token}', code: 'identity/data-export', ...DOOR },
  unsubscribe: { path: '/unsubscribe/{token}', code: 'messages/unsubscribe', ...DOOR },
  backdoor: { path: '/backdoor', code: 'identity/backdoor', codeInQuery: true, ...DOOR },

  'candidate-settings': {
    path: '/account/account-settings',
    audience: 'candidate',
    ...SETTINGS,
  },
  'company-settings': { path: '/company/account-settings', audience: 'company', ...SETTINGS },
  'admin-settings': { path: '/admin/account-settings', audience: 'admin', ...SETTINGS },

  welcome: {
    path: '/welcome',
    code: 'candidates/welcome',
    ...OWN,
    texts: [
      ...OWN.texts,
      'candidates/welcome',
      'candidates/challenge',
      'candidates/profile',
      'candidates/steps',
      'forms/inline',
      'languages-i-speak',
    ],
  },
  dashboard: {
    path: '/account/dashboard',
    code: 'app/dashboard',
    ...OWN,
    texts: [
      ...OWN.texts,
      'candidates/dashboard',
      'candidates/language-gaps',
      'candidates/rating',
      'candidates/steps',
      'forms/choices',
      'job-marks',
      'jobs',
      'languages-i-speak',
    ],
  },
  'my-profile': {
    path: '/account/my-profile',
    code: 'candidates/my-profile',
    ...OWN,
    texts: [
      'forms',
      'forms/inline',
      'forms/choices',
      'forms/sectors',
      'candidates/profile',
      'candidates/documents',
      'candidates/completion',
      'candidates/language-gaps',
      'candidates/steps',
      'languages-i-speak',
      'languages-i-speak/choice',
    ],
  },
  'my-cvs': {
    path: '/account/my-cvs',
    code: 'candidates/my-cvs',
    ...OWN,
    texts: [
      'forms',
      'forms/inline',
      'forms/choices',
      'forms/sectors',
      'candidates/profile',
      'candidates/completion',
      'candidates/steps',
      'candidates/cvs',
      'candidates/language-gaps',
      'languages-i-speak',
      'languages-i-speak/choice',
    ],
  },
  'my-jobs': {
    path: '/account/my-jobs',
    code: 'app/my-jobs',
    ...OWN,
    texts: [
      ...OWN.texts,
      'candidates',
      'favorites',
      'job-marks',
      'job-marks/menu',
      'jobs',
      'jobs/list',
      'jobs/offer',
      'languages-i-speak',
    ],
  },
  matchings: { path: '/account/matchings/{page?}', code: 'candidates/matchings', ...OWN },
  'discarded-matchings': { path: '/account/discarded-matchings/{page?}', code: 'candidates/coming', ...OWN },
  'job-alerts': { path: '/account/job-alerts', code: 'candidates/coming', ...OWN },

  'company-jobs': {
    path: '/company/jobs',
    code: 'companies/company-jobs',
    texts: ['forms', 'account-notes'],
    audience: 'company',
  },

  operations: { path: '/admin', code: 'operations/operations', audience: 'admin' },
  // The server shows admins the queues there itself; whoever else comes gets this page, whose gate leads them away.
  queues: { path: '/admin/queues/{rest*}', code: 'operations/operations', audience: 'admin' },
  'audit-log': { path: '/admin/audit-log', code: 'app/audit-log', texts: ['forms', 'operations'], audience: 'admin' },
  'product-ratings': { path: '/admin/product-ratings', code: 'operations/product-ratings', audience: 'admin' },
  'support-access': {
    path: '/admin/support-access',
    code: 'app/support-access',
    texts: ['forms', 'operations'],
    audience: 'admin',
  },

  'not-found': { path: '/{rest*}', code: 'app/not-found', status: 404 },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;

/** What the registry says of a page. */
export function pageEntry(name: PageName): PageEntry {
  return PAGES[name];
}
