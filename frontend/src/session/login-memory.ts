import { pageAt, pageEntry } from '@babelboard/pages';
import type { LocalKey, SessionKey } from '@babelboard/wire';

/** Which page somebody wanted when a login came in between. */
const TARGET = 'redirect-after-login' satisfies SessionKey;

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

export function rememberEmail(email: string): void {
  knownEmail = email;
}

export function rememberedEmail(): string {
  return knownEmail;
}

/** Somebody else may sit here next. */
export function forgetLogin(): void {
  knownEmail = '';
  try {
    window.localStorage.removeItem('redirect-after-registration' satisfies LocalKey);
  } catch {
    // Without storage there is nothing to forget.
  }
  for (const key of [TARGET, 'referral', 'contact-draft', 'edit-drafts'] as const) keep(key, null);
}
