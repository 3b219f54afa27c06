import type { SessionKey } from '@babelboard/wire';

const KEY = 'referral' satisfies SessionKey;
/** The server takes the same. */
const WORD = /^[\w-]{1,60}$/;

/** Landing pages whose path ends with a referral; that of an event sorts its own, for it alone knows the names of cities. */
const LANDING =
  /^\/(?:candidates\/(?!go-places\/)[^/]+|applicant\/(?:jobs-in-Europe|go-places-application)|download-app)\/([^/]+)\/?$/;

/** Keeps where somebody came from, as the address says it: `?referral=` or the last part of a landing page's path. */
export function keepReferral(pathname: string, search: string): void {
  keepReferralOf(LANDING.exec(pathname)?.[1] ?? null, search);
}

/** The same for a page that knows itself which part of its path says so. @param part null where none does */
export function keepReferralOf(part: string | null, search: string): void {
  const said = new URLSearchParams(search).get('referral') ?? part;
  if (said === null || !WORD.test(said)) return;
  try {
    window.sessionStorage.setItem(KEY, said);
  } catch {
    // Without storage nobody learns where the account came from.
  }
}

/** What was kept in this tab; null where nothing was. */
export function keptReferral(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
