import type { PageComponent } from '../paths/page-component.js';
import type { PageName } from '../paths/paths.js';

type PageModule = { default: PageComponent };

const loaders: Record<PageName, () => Promise<PageModule>> = {
  home: () => import('../features/jobs/pages/home.page.js'),
  'job-list': () => import('../features/jobs/pages/job-list.page.js'),
  job: () => import('../features/jobs/pages/job.page.js'),
  information: () => import('./pages/information.page.js'),
  login: () => import('../features/identity/pages/login.page.js'),
  logout: () => import('../features/identity/pages/logout.page.js'),
  register: () => import('./pages/register.page.js'),
  'register-company': () => import('../features/identity/pages/register-company.page.js'),
  'forgotten-password': () => import('../features/identity/pages/forgotten-password.page.js'),
  'new-password': () => import('../features/identity/pages/new-password.page.js'),
  'verify-email': () => import('../features/identity/pages/verify-email.page.js'),
  'confirm-email': () => import('../features/identity/pages/confirm-email.page.js'),
  'link-account': () => import('../features/identity/pages/link-account.page.js'),
  'candidate-settings': () => import('../features/identity/pages/account-settings.page.js'),
  'company-settings': () => import('../features/identity/pages/account-settings.page.js'),
  'admin-settings': () => import('../features/identity/pages/account-settings.page.js'),
  'data-export': () => import('../features/identity/pages/data-export.page.js'),
  backdoor: () => import('../features/identity/pages/backdoor.page.js'),
  welcome: () => import('../features/candidates/pages/welcome.page.js'),
  matchings: () => import('../features/candidates/pages/matchings.page.js'),
  'company-jobs': () => import('../features/companies/pages/company-jobs.page.js'),
  operations: () => import('../features/operations/pages/operations.page.js'),
  'audit-log': () => import('./pages/audit-log.page.js'),
  'support-access': () => import('./pages/support-access.page.js'),
  'not-found': () => import('./pages/not-found.page.js'),
};

/** Where the pages stand in the build's manifest, for `modulepreload`. */
export const pageSources: Record<PageName, string> = {
  home: 'src/features/jobs/pages/home.page.tsx',
  'job-list': 'src/features/jobs/pages/job-list.page.tsx',
  job: 'src/features/jobs/pages/job.page.tsx',
  information: 'src/app/pages/information.page.tsx',
  login: 'src/features/identity/pages/login.page.tsx',
  logout: 'src/features/identity/pages/logout.page.tsx',
  register: 'src/app/pages/register.page.tsx',
  'register-company': 'src/features/identity/pages/register-company.page.tsx',
  'forgotten-password': 'src/features/identity/pages/forgotten-password.page.tsx',
  'new-password': 'src/features/identity/pages/new-password.page.tsx',
  'verify-email': 'src/features/identity/pages/verify-email.page.tsx',
  'confirm-email': 'src/features/identity/pages/confirm-email.page.tsx',
  'link-account': 'src/features/identity/pages/link-account.page.tsx',
  'candidate-settings': 'src/features/identity/pages/account-settings.page.tsx',
  'company-settings': 'src/features/identity/pages/account-settings.page.tsx',
  'admin-settings': 'src/features/identity/pages/account-settings.page.tsx',
  'data-export': 'src/features/identity/pages/data-export.page.tsx',
  backdoor: 'src/features/identity/pages/backdoor.page.tsx',
  welcome: 'src/features/candidates/pages/welcome.page.tsx',
  matchings: 'src/features/candidates/pages/matchings.page.tsx',
  'company-jobs': 'src/features/companies/pages/company-jobs.page.tsx',
  operations: 'src/features/operations/pages/operations.page.tsx',
  'audit-log': 'src/app/pages/audit-log.page.tsx',
  'support-access': 'src/app/pages/support-access.page.tsx',
  'not-found': 'src/app/pages/not-found.page.tsx',
};

const loaded = new Map<PageName, PageComponent>();

/** Loads a page's code, so that it renders without waiting; `get` says how, once where nothing else is said. */
export async function preloadPage(
  name: PageName,
  get: (load: () => Promise<PageModule>) => Promise<PageModule> = (load) => load(),
): Promise<void> {
  loaded.set(name, (await get(loaders[name])).default);
}

/** The component of a page; null until its code is there. */
export function pageComponent(name: PageName): PageComponent | null {
  return loaded.get(name) ?? null;
}
