import { readJobListAddress } from '@babelboard/job-paths';
import type { PageEntry } from './page-entry.js';

const DOOR = { bare: true, personal: true } as const;

const TEXT = {
  code: 'app/information',
  inSitemap: true,
} as const;

/** A page of a candidate: navigation of their place stands around it. */
const OWN = { audience: 'candidate' } as const;

const SETTINGS = { code: 'app/account-settings' } as const;

/** Every page of the site. The first one that fits an address is meant. */
export const PAGES = {
  home: { path: '/', code: 'jobs', inSitemap: true },
  job: {
    path: '/jobs/{offer}',
    code: 'jobs',
  },
  'job-list': {
    path: '/jobs',
    matches: (path) => readJobListAddress(path, '') !== null,
    code: 'jobs',
  },

  'career-events': { path: '/career-events', code: 'career-events', inSitemap: true },
  'career-event': {
    path: '/how-to-get-a-job',
    matches: (path) =>
      /^\/(?:(?:(?:dutch|german|nordic)\/speed-hiring-week|how-to-get-a-job)(?:\/[^/]+)?|candidates\/go-places(?:\/[^/]+){0,2})$/.test(
        path,
      ),
    code: 'app',
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

  login: { path: '/login', code: 'identity', ...DOOR },
  logout: { path: '/logout', code: 'identity', ...DOOR },
  register: {
    path: '/register',
    code: 'app',
    ...DOOR,
  },
  'register-company': {
    path: '/company/registry',
    before: '/register/company',
    code: 'identity',
    ...DOOR,
  },
  'forgotten-password': { path: '/password/reset', code: 'identity', ...DOOR },
  'new-password': { path: '/password/reset/{token}', code: 'identity', ...DOOR },
  'verify-email': { path: '/verify-email/{token}', code: 'identity', ...DOOR },
  'confirm-email': { path: '/confirm-email/{token}', code: 'identity', ...DOOR },
  'link-account': { path: '/auth/link', code: 'identity', codeInQuery: true, ...DOOR },
  'data-export': { path: '/export/{token}', code: 'identity', ...DOOR },
  'company-invitation': { path: '/company/invitation/{token}', code: 'identity', ...DOOR },
  'mail-answer': {
    path: '/answer/{token}',
    code: 'mail-answers',
    ...DOOR,
  },
  unsubscribe: { path: '/unsubscribe/{token}', code: 'messages', ...DOOR },
  'confirm-alert': { path: '/alerts/confirm/{token}', code: 'alerts', ...DOOR },
  'answer-alert': { path: '/alerts/answer/{token}/{jobId}', code: 'alerts', ...DOOR },
  'stop-alert': { path: '/alerts/stop/{token}', code: 'alerts', ...DOOR },
  backdoor: { path: '/backdoor', code: 'identity', codeInQuery: true, ...DOOR },

  'candidate-settings': {
    path: '/account/account-settings',
    audience: 'candidate',
    ...SETTINGS,
  },
  'company-settings': { path: '/company/account-settings', audience: 'company', ...SETTINGS },
  'admin-settings': { path: '/admin/account-settings', audience: 'admin', ...SETTINGS },

  welcome: {
    path: '/welcome',
    code: 'candidates',
    ...OWN,
  },
  dashboard: {
    path: '/account/dashboard',
    code: 'app',
    ...OWN,
  },
  'my-profile': {
    path: '/account/my-profile',
    code: 'candidates',
    ...OWN,
  },
  'my-cvs': {
    path: '/account/my-cvs',
    code: 'candidates',
    ...OWN,
  },
  'my-jobs': {
    path: '/account/my-jobs',
    code: 'app',
    ...OWN,
  },
  application: {
    path: '/account/applications/{id}',
    code: 'app',
    ...OWN,
  },
  matchings: { path: '/account/matchings/{page?}', code: 'app', ...OWN },
  'discarded-matchings': { path: '/account/discarded-matchings/{page?}', code: 'app', ...OWN },
  'job-alerts': { path: '/account/job-alerts', code: 'app', ...OWN },
  invitations: { path: '/account/invitations', code: 'cv-search', ...OWN },

  'company-dashboard': {
    path: '/company/dashboard',
    code: 'companies',
    audience: 'company',
  },
  'company-jobs': {
    path: '/company/jobs',
    code: 'offers',
    audience: 'company',
  },
  'post-job': {
    path: '/company/jobs/create',
    code: 'app',
    audience: 'company',
  },

  'recommendation-to-post': {
    path: '/company/recommendation-to-post',
    code: 'offers',
    audience: 'company',
  },

  'company-members': {
    path: '/company/members',
    code: 'companies',
    audience: 'company',
  },
  'applicants-home': {
    path: '/company/applicants',
    code: 'applicants',
    audience: 'company',
  },
  applicants: {
    path: '/company/applicants/{id}/{page}/{status?}',
    code: 'app',
    audience: 'company',
  },
  'cv-search': { path: '/company/cvsearch/{page?}', code: 'cv-search', audience: 'company' },
  'unlocked-candidates': { path: '/company/unlocked-candidates', code: 'cv-search', audience: 'company' },
  'unlocked-candidate': { path: '/company/candidate/{candidateId}/unlocked', code: 'cv-search', audience: 'company' },
  'preview-cv': { path: '/company/previewCV/{personId}/{cvId}', code: 'cv-search', audience: 'company' },
  'locked-candidate': { path: '/company/candidate/{candidateId}/locked', code: 'cv-search', audience: 'company' },
  'company-interviews': {
    path: '/company/interviews',
    code: 'interviews',
    audience: 'company',
  },
  'screening-questions': {
    path: '/company/jobs/{jobId}/screening-questions',
    code: 'app',
    audience: 'company',
  },

  operations: { path: '/admin', code: 'operations', audience: 'admin' },
  queues: { path: '/admin/queues/{rest*}', code: 'operations', audience: 'admin' },
  reports: { path: '/admin/reports', code: 'operations', audience: 'admin' },
  lookup: { path: '/admin/lookup', code: 'operations', audience: 'admin' },
  'audit-log': { path: '/admin/audit-log', code: 'app', audience: 'admin' },
  'product-ratings': { path: '/admin/product-ratings', code: 'operations', audience: 'admin' },
  mails: { path: '/admin/mails', code: 'operations', audience: 'admin' },
  'unanswered-searches': { path: '/admin/searches', code: 'operations', audience: 'admin' },
  'edited-events': { path: '/admin/events', code: 'app', audience: 'admin' },
  'support-access': {
    path: '/admin/support-access',
    code: 'app',
    audience: 'admin',
  },

  'not-found': { path: '/{rest*}', code: 'app', status: 404 },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;

/** What the registry says of a page. */
export function pageEntry(name: PageName): PageEntry {
  return PAGES[name];
}
