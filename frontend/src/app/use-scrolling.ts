import type { Page } from '@babelboard/pages';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { readTabMemory, writeTabMemory } from '../memory/tab-memory.js';
import { useArrival, useLocation } from '../router/router.js';

/** How long a list may take to grow back to where one was. */
const PATIENCE_MS = 10_000;
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls to the top when the page changes, smoothly to a hash (at once where motion is reduced), and back to where one
 * was on back, forward and reload. Filters and a selected offer are the same page: nothing moves.
 */
export function useScrolling(page: Page): void {
  const { key, hash } = useLocation();
  const arrival = useArrival();
  const identity = JSON.stringify(page);
  const shown = useRef<string | null>(null);
  const positions = useRef<Record<string, number>>({});
  const presentKey = useRef(key);
  const endReturn = useRef<(() => void) | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (endReturn.current === null) positions.current[presentKey.current] = window.scrollY;
    };
    const keep = () => {
      // The last scrolling is told with the next frame, which may not come.
      remember();
      writeTabMemory('positions', positions.current);
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  useBrowserLayoutEffect(() => {
    const first = shown.current === null;
    if (first) positions.current = { ...readTabMemory('positions'), ...positions.current };
    presentKey.current = key;
    const changed = shown.current !== identity;
    shown.current = identity;
    endReturn.current?.();
    if (hash !== '') return scrollToHash(hash);
    if (arrival === 'POP' || arrival === 'LOAD') {
      const position = positions.current[key] ?? (first ? null : 0);
      const ownWay = first && document.documentElement.dataset.scrolled !== undefined;
      if (position !== null && !ownWay) returnTo(position, endReturn);
    } else if (changed) {
      delete document.documentElement.dataset.laidOut;
      window.scrollTo(0, 0);
      document.getElementById('content')?.focus({ preventScroll: true });
    } else {
      positions.current[key] = window.scrollY;
    }
  }, [identity, key, hash, arrival]);
}

/** Scrolls to a height, again while the page is still too short for it, until somebody scrolls on their own. */
function returnTo(position: number, end: { current: (() => void) | null }): void {
  // What is above has to have its height.
  if (position > 0) document.documentElement.dataset.laidOut = '';
  const reached = () => {
    window.scrollTo(0, position);
    return document.documentElement.scrollHeight - window.innerHeight >= position;
  };
  if (reached()) return;
  const growth = new ResizeObserver(() => reached() && end.current?.());
  const impatience = setTimeout(() => end.current?.(), PATIENCE_MS);
  const onOwnScroll = () => end.current?.();
  const gestures = ['wheel', 'touchmove', 'keydown'];
  end.current = () => {
    growth.disconnect();
    clearTimeout(impatience);
    for (const gesture of gestures) window.removeEventListener(gesture, onOwnScroll);
    end.current = null;
  };
  for (const gesture of gestures) window.addEventListener(gesture, onOwnScroll, { passive: true });
  growth.observe(document.body);
}

function scrollToHash(hash: string): void {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(idIn(hash))?.scrollIntoView({ behavior: reduced ? 'auto' : 'smooth' });
}

/** Anybody may write anything behind a `#`. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
