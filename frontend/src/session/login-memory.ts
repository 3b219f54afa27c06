import { pageAt, pageEntry } from '@babelboard/pages';
import type { LocalKey, SessionKey } from '@babelboard/wire';

/** Which page somebody wanted when a login came in between. */
const TARGET = 'redirect-after-login' satisfies SessionKey;

/** The same for who has just registered, beyond the tab: the mail's link opens another one. */
const REGISTRANTS_TARGET = 'redirect-after-registration' satisfies LocalKey;
const KEPT_MS = 24 * 3_600_000;

/** Whose form of a login is filled in: known as long as the page is not loaded anew, and told to nobody. */
let knownEmail = '';

function keep(key: SessionKey, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    // Without storage a login leads to its usual page.
  }
}

function read(key: SessionKey): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The path, query and hash of an address of this site, else null; what a browser would read as another host is none, nor is a door. */
export function ownPath(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (!address.startsWith('/') || url.origin !== origin || url.pathname.startsWith('//')) return null;
  return pageEntry(pageAt(url.pathname).name).bare ? null : url.pathname + url.search + url.hash;
}

/** Where one wanted to go when a login came in between. */
export function keepTarget(path: string): void {
  keep(TARGET, ownPath(path, window.location.origin));
}

/** The saved path; null where there is none, and on the server. */
export function keptTarget(): string | null {
  const saved = read(TARGET);
  return saved === null ? null : ownPath(saved, window.location.origin);
}

/** Gives the saved path and forgets it. */
export function takeTarget(): string | null {
  const target = keptTarget();
  keep(TARGET, null);
  return target;
}

/** Somebody has registered here: where they wanted to go waits for the link of the mail, a day at most. */
export function keepForRegistrant(email: string): void {
  knownEmail = email;
  writeRegistrants(`${Date.now()} ${keptTarget() ?? ''}`);
}

/** Their address is shown to be theirs: gives where they wanted to go, in whichever tab that was, and forgets it. */
export function takeRegistrantsTarget(): string | null {
  const [, at = '', path = ''] = /^(\d+) (.+)$/.exec(readRegistrants() ?? '') ?? [];
  writeRegistrants(null);
  return takeTarget() ?? (Date.now() - Number(at) < KEPT_MS ? ownPath(path, window.location.origin) : null);
}

export function rememberEmail(email: string): void {
  knownEmail = email;
}

export function rememberedEmail(): string {
  return knownEmail;
}

function readRegistrants(): string | null {
  try {
    return window.localStorage.getItem(REGISTRANTS_TARGET);
  } catch {
    return null;
  }
}

function writeRegistrants(value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(REGISTRANTS_TARGET);
    else window.localStorage.setItem(REGISTRANTS_TARGET, value);
  } catch {
    // Without storage the mail's link leads to the usual page.
  }
}

/** Somebody else may sit here next. */
export function forgetLogin(): void {
  knownEmail = '';
  writeRegistrants(null);
  for (const key of [TARGET, 'referral', 'contact-draft', 'edit-drafts'] as const) keep(key, null);
}
