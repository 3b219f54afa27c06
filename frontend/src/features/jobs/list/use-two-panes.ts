import { useSyncExternalStore } from 'react';
import { TWO_PANES } from '../../../theme/theme.js';

const query = () => window.matchMedia(`(min-width: ${TWO_PANES}px)`);

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether this window has room for list and offer side by side. */
export const hasTwoPanes = () => query().matches;

/** Whether list and offer stand side by side. False on the server and until the page runs: styles decide what is seen. */
export function useTwoPanes(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
