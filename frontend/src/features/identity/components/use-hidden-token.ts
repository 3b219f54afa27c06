import { useEffect, useLayoutEffect } from 'react';
import { useHref } from '../../../router/router.js';

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Takes a token out of the address bar and the history at once: nothing that looks there later finds one. The router keeps the
 * page. Takes the path that stands there instead.
 */
export function useHiddenToken(path: string): void {
  const address = useHref()(path);
  useBeforePaint(() => window.history.replaceState(window.history.state, '', address), [address]);
}
