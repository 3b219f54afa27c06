import { normaliseUrl } from '@babelboard/platform';
import type { OnlineProfileKind } from '../entities/online-profile.entity.js';

/** Sites whose profiles stand on one host; others may be anywhere. */
const HOSTS: Partial<Record<OnlineProfileKind, string>> = { 0: 'linkedin.com', 1: 'xing.com', 2: 'github.com' };

/** The site that a kind of profile is on; null where it may be anywhere. */
export function siteOf(kind: OnlineProfileKind): string | null {
  return HOSTS[kind] ?? null;
}

/**
 * Takes the address of an online profile as people write it (`linkedin.com/in/ana`) and gives it in normal form: https on the sites
 * that we know, http or https elsewhere, without what follows clicks. Null where it is none, or on another site.
 */
export function onlineProfileAddress(kind: OnlineProfileKind, typed: string): string | null {
  const address = normaliseUrl(/^[a-z][a-z0-9+.-]*:/i.test(typed.trim()) ? typed : `https://${typed.trim()}`);
  if (address === null) {
    return null;
  }
  const url = new URL(address);
  const host = HOSTS[kind];
  if (host === undefined) {
    return isPublicName(url.hostname) ? url.href : null;
  }
  if ((url.hostname !== host && !url.hostname.endsWith(`.${host}`)) || url.pathname === '/' || url.port !== '') {
    return null;
  }
  url.protocol = 'https:';
  url.search = '';
  url.hash = '';
  return url.href;
}

/** A name in the web, no number and no machine of one's own. */
function isPublicName(hostname: string): boolean {
  return /\.\p{L}[\p{L}\d-]*$/u.test(hostname) && !hostname.endsWith('.local') && !hostname.endsWith('.localhost');
}
