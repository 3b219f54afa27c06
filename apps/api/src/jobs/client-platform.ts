import { type ClientPlatform, NAMED_PLATFORMS } from '@babelboard/wire';
import { z } from 'zod';

/** What is taken where nobody says which. */
const DESKTOP = 'desktop';

/** Whoever counts asks for it; a name that nobody knows harms nobody. */
export const platformQuery = z.object({ _platform: z.string().max(20).default(DESKTOP) });
export type PlatformQuery = z.output<typeof platformQuery>;

/** Clients of the specification name theirs; a browser that says nothing counts as what it says it is. */
export function platformOf(named: string, userAgent: string): ClientPlatform {
  if (named !== DESKTOP) {
    return NAMED_PLATFORMS.find((platform) => platform === named) ?? 'other';
  }
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) {
    return 'tablet';
  }
  return userAgent.includes('Mobi') ? 'mobile' : DESKTOP;
}
