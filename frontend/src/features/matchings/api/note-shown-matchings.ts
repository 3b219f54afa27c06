import type { ChangedMatchingsResponse, MatchedJob } from '@babelboard/wire';
import { useEffect, useRef, useState } from 'react';
import { sendJson } from '../../../api/request-json.js';

const NONE: ReadonlySet<number> = new Set();

/** Notes those that are shown for the first time as seen, and gives which they are: they stay new as long as the page does. */
export function useShownMatchings(jobs: readonly MatchedJob[] | undefined): ReadonlySet<number> {
  const noted = useRef(new Set<number>());
  const [fresh, setFresh] = useState(NONE);
  useEffect(() => {
    const ids = (jobs ?? [])
      .filter(({ id, matching }) => matching.state === 'new' && !noted.current.has(id))
      .map(({ id }) => id);
    if (ids.length === 0) return;
    for (const id of ids) noted.current.add(id);
    setFresh((before) => new Set([...before, ...ids]));
    // Whatever does not get through is new once more the next time.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const seen = { ids, time_zone: timeZone };
    void sendJson<ChangedMatchingsResponse>('PATCH', '/api/candidates/matchings/seen', seen).catch(() => undefined);
  }, [jobs]);
  return fresh;
}
