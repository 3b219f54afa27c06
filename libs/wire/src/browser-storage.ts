const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface KeptInBrowser {
  kind: 'cookie' | 'local' | 'session';
  name: string;
  /** Of a cookie; what else a browser keeps stays until it is cleared, or until the tab is closed. */
  keptMs?: number;
  /** Who gets to see pages that keep it, where that is not everybody. */
  operatorsOnly?: true;
}

/**
 * Everything that this site leaves in a browser: the page about cookies is drawn from it, who writes takes its names from here, and a
 * journey in a browser is held against it, both ways. A new name needs its words in the legal texts of the front end.
 */
export const KEPT_IN_BROWSER = [
  { kind: 'cookie', name: 'token', keptMs: 7 * DAY_MS },
  { kind: 'cookie', name: 'email', keptMs: 7 * DAY_MS },
  { kind: 'cookie', name: 'login_timestamp', keptMs: 7 * DAY_MS },
  { kind: 'cookie', name: 'registration', keptMs: DAY_MS },
  { kind: 'cookie', name: 'social_login', keptMs: HOUR_MS },
  { kind: 'local', name: 'color-scheme' },
  { kind: 'local', name: 'languages-i-speak' },
  { kind: 'local', name: 'recent-searches' },
  { kind: 'local', name: 'seen-offers' },
  { kind: 'local', name: 'pendingFavoriteJobId' },
  { kind: 'local', name: 'pending-event' },
  { kind: 'local', name: 'redirect-after-registration' },
  { kind: 'local', name: 'density' },
  { kind: 'local', name: 'board-settings', operatorsOnly: true },
  { kind: 'session', name: 'scroll-positions' },
  { kind: 'session', name: 'list-pages' },
  { kind: 'session', name: 'redirect-after-login' },
  { kind: 'session', name: 'referral' },
  { kind: 'session', name: 'register-draft' },
  { kind: 'session', name: 'register-company-draft' },
  { kind: 'session', name: 'contact-draft' },
  { kind: 'session', name: 'edit-drafts' },
  { kind: 'session', name: 'reloaded-build' },
] as const satisfies readonly KeptInBrowser[];

type Kept = (typeof KEPT_IN_BROWSER)[number];
export type KeptName = Kept['name'];
export type CookieName = Extract<Kept, { kind: 'cookie' }>['name'];
/** Stays until it is cleared. */
export type LocalKey = Extract<Kept, { kind: 'local' }>['name'];
/** Stays as long as the tab. */
export type SessionKey = Extract<Kept, { kind: 'session' }>['name'];

const COOKIES_KEPT_MS = Object.fromEntries(
  KEPT_IN_BROWSER.flatMap((kept) => ('keptMs' in kept ? [[kept.name, kept.keptMs]] : [])),
) as Record<CookieName, number>;

/** How long a browser keeps a cookie, in milliseconds. */
export function cookieLifetime(name: CookieName): number {
  return COOKIES_KEPT_MS[name];
}
