import type { SessionKey } from '@babelboard/wire';

const KEY = 'referral' satisfies SessionKey;
/** The server takes the same. */
const WORD = /^[\w-]{1,60}$/;

/** Landing pages whose path ends with a referral; the page with two free parts needs the cities' names to tell them apart. */
const LANDING =
  /^\/(?:candidates\/(?!go-places\/)[^/]+|applicant\/(?:jobs-in-Europe|go-places-application)|download-app|(?:dutch|german|nordic)\/speed-hiring-week|how-to-get-a-job)\/([^/]+)\/?$/;

/** Keeps where somebody came from, as the address says it: `?referral=` or the last part of a landing page's path. */
export function keepReferral(pathname: string, search: string): void {
  const said = new URLSearchParams(search).get('referral') ?? LANDING.exec(pathname)?.[1] ?? null;
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
