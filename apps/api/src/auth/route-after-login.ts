import { NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';
import { pathTo } from '@babelboard/pages';
import type { LoginRoute } from '@babelboard/wire';

/** What a login's target depends on. */
export interface WhoLoggedIn {
  type: 'candidate' | 'company' | 'admin';
  /** Matchings need a profile that is at least intermediate. */
  matchingsEnabled: boolean;
  hasMatchings: boolean;
  /** Slugs of a candidate's languages, best first. */
  languages: readonly string[];
}

/** Where a login leads when no page was saved. */
export function routeAfterLogin(who: WhoLoggedIn): { route: LoginRoute; path: string } {
  if (who.type === 'company') {
    return { route: 'company', path: pathTo('company-jobs') };
  }
  if (who.type === 'admin') {
    return { route: 'admin', path: pathTo('operations') };
  }
  if (who.matchingsEnabled && who.hasMatchings) {
    return { route: 'matchings', path: pathTo('matchings') };
  }
  const [first] = who.languages;
  return first === undefined
    ? { route: 'home', path: pathTo('home') }
    : { route: 'jobs', path: writeJobListAddress({ ...NO_JOB_FILTERS, language: [first] }) };
}
