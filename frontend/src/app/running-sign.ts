import type { QueryClient } from '@tanstack/react-query';
import { requestActivity } from '../api/request-activity.js';
import { partsOnTheirWay } from '../ui/parts-on-their-way.js';

type WhenIdle = (run: () => void) => void;

// React does what has come, and brings it to life, before anything is idle.
const whenIdle: WhenIdle = (run) => (window.requestIdleCallback ?? setTimeout)(run);

/**
 * Tells whether the page is alive and has all that it asked for: code of open parts, these parts in their place, answers, and what comes ahead. News that come by
 * themselves are no part of it. Gives a function that ends it.
 */
export function watchRunning(queries: QueryClient, tell: (running: boolean) => void, idle = whenIdle): () => void {
  const waits = () => requestActivity.running() > 0 || partsOnTheirWay.count() > 0 || queries.isFetching() > 0;
  const look = () => {
    if (waits()) tell(false);
    else idle(() => waits() || tell(true));
  };
  look();
  const stops = [
    requestActivity.subscribe(look),
    partsOnTheirWay.subscribe(look),
    queries.getQueryCache().subscribe(look),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
