import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Page } from './paths.js';

const STORE = 'scroll-positions';
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls to the top when the page changes, smoothly to a hash (at once where motion is reduced), and back to where one
 * was on back and forward. Filters and a selected offer are the same page: nothing moves.
 */
export function useScrolling(page: Page): void {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  const identity = JSON.stringify(page);
  const shown = useRef<string | null>(null);
  const positions = useRef<Record<string, number>>({});
  const presentKey = useRef(key);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      positions.current[presentKey.current] = window.scrollY;
    };
    const keep = () => {
      try {
        window.sessionStorage.setItem(STORE, JSON.stringify(positions.current));
      } catch {
        // Without storage a reload starts at the top.
      }
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
    if (first) positions.current = { ...stored(), ...positions.current };
    presentKey.current = key;
    const changed = shown.current !== identity;
    shown.current = identity;
    if (hash !== '') return scrollToHash(hash);
    if (navigation === 'POP') {
      const position = positions.current[key];
      if (position !== undefined) window.scrollTo(0, position);
      else if (!first) window.scrollTo(0, 0);
    } else if (changed) {
      window.scrollTo(0, 0);
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [identity, key, hash, navigation]);
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function scrollToHash(hash: string): void {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: reduced ? 'auto' : 'smooth' });
}
