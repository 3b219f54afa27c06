import type { LocalKey } from '@babelboard/wire';
import { keptTarget, ownPath, rememberEmail, takeTarget } from './login-memory.js';

/** Which page who has just registered wanted, beyond the tab: the mail's link opens another one. */
const REGISTRANTS_TARGET = 'redirect-after-registration' satisfies LocalKey;
const KEPT_MS = 24 * 3_600_000;

/** Somebody has registered here: where they wanted to go waits for the link of the mail, a day at most. */
export function keepForRegistrant(email: string): void {
  rememberEmail(email);
  writeRegistrants(`${Date.now()} ${keptTarget() ?? ''}`);
}

/** Their address is shown to be theirs: gives where they wanted to go, in whichever tab that was, and forgets it. */
export function takeRegistrantsTarget(): string | null {
  const [, at = '', path = ''] = /^(\d+) (.+)$/.exec(readRegistrants() ?? '') ?? [];
  writeRegistrants(null);
  return takeTarget() ?? (Date.now() - Number(at) < KEPT_MS ? ownPath(path, window.location.origin) : null);
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
