import { LIMITS } from './limits.js';
import { cleanLine } from './lines.js';
import type { OnlineProfile, OnlineProfileKind } from './profile-document.js';

const SITES: readonly (readonly [RegExp, OnlineProfileKind])[] = [
  [/(^|\.)linkedin\.com$/, 'linkedin'],
  [/(^|\.)xing\.com$/, 'xing'],
  [/(^|\.)github\.(com|io)$/, 'github'],
];

/** An address where a person is found, by the site that it is on; null where it is none for the web, or leads to somebody's password. */
export function onlineProfileOf(address: string | null | undefined): OnlineProfile | null {
  const text = cleanLine(address ?? '', LIMITS.url + 1);
  if (text === '' || text.length > LIMITS.url) {
    return null;
  }
  const url = parsed(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.') || url.username !== '') {
    return null;
  }
  const kind = SITES.find(([site]) => site.test(url.hostname))?.[1] ?? 'site';
  return { kind, url: url.href };
}

function parsed(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/** Each address once, in the order given. */
export function distinctProfiles(profiles: readonly (OnlineProfile | null)[]): OnlineProfile[] {
  const known = new Map<string, OnlineProfile>();
  for (const profile of profiles) {
    if (profile !== null && !known.has(profile.url)) known.set(profile.url, profile);
  }
  return [...known.values()];
}
