import type { User } from '@babelboard/wire';

/** Who may see a page: everybody, whoever is signed in, or people of one type. */
export type Audience = 'everyone' | 'signed-in' | Exclude<User['type'], 'guest'>;

interface AccountPageRow {
  /** `{token}` stands for what a mail's link brings, `{page?}` for a page of a list, `{queues?}` for what the server shows there itself. */
  path: string;
  audience: Audience;
  /** Without navigation and footer: nothing leads away from the form. */
  bare?: boolean;
}

/** The pages of accounts: never cached, rendered as a shell that is the same for everybody. */
export const ACCOUNT_PAGES = {
  login: { path: '/login', audience: 'everyone', bare: true },
  logout: { path: '/logout', audience: 'everyone', bare: true },
  register: { path: '/register', audience: 'everyone', bare: true },
  'register-company': { path: '/register/company', audience: 'everyone', bare: true },
  'forgotten-password': { path: '/password/reset', audience: 'everyone', bare: true },
  'new-password': { path: '/password/reset/{token}', audience: 'everyone', bare: true },
  'verify-email': { path: '/verify-email/{token}', audience: 'everyone', bare: true },
  'confirm-email': { path: '/confirm-email/{token}', audience: 'everyone', bare: true },
  'link-account': { path: '/auth/link', audience: 'everyone', bare: true },
  'candidate-settings': { path: '/account/account-settings', audience: 'candidate' },
  'company-settings': { path: '/company/account-settings', audience: 'company' },
  'admin-settings': { path: '/admin/account-settings', audience: 'admin' },
  'data-export': { path: '/export/{token}', audience: 'everyone', bare: true },
  backdoor: { path: '/backdoor', audience: 'everyone', bare: true },
  welcome: { path: '/welcome', audience: 'candidate' },
  matchings: { path: '/account/matchings/{page?}', audience: 'candidate' },
  'company-jobs': { path: '/company/jobs', audience: 'company' },
  operations: { path: '/admin/{queues?}', audience: 'admin' },
  'audit-log': { path: '/admin/audit-log', audience: 'admin' },
  'support-access': { path: '/admin/support-access', audience: 'admin' },
} as const satisfies Record<string, AccountPageRow>;

export type AccountPageName = keyof typeof ACCOUNT_PAGES;

const PATTERNS = Object.entries(ACCOUNT_PAGES).map(([name, { path }]) => ({
  name: name as AccountPageName,
  pattern: new RegExp(
    `^${path.replace('/{page?}', '(?:/[1-9]\\d{0,5})?').replace('/{queues?}', '(?:/queues(?:/.*)?)?').replace('{token}', '([^/]+)')}$`,
  ),
}));

/** Which of these pages a path means, with the token that it carries; null for every other path. */
export function accountPageOf(path: string): { name: AccountPageName; token: string | null } | null {
  for (const { name, pattern } of PATTERNS) {
    const match = pattern.exec(path);
    if (match !== null) return { name, token: match[1] ?? null };
  }
  return null;
}

/** Whether a page is one of these; all others are public and the same for everybody. */
export function accountPage(name: string): AccountPageRow | null {
  return Object.hasOwn(ACCOUNT_PAGES, name) ? ACCOUNT_PAGES[name as AccountPageName] : null;
}

/** Whether somebody may see a page for these people. */
export function mayVisit(audience: Audience, user: Pick<User, 'type'> | null): boolean {
  if (audience === 'everyone') return true;
  return user !== null && (audience === 'signed-in' || audience === user.type);
}
