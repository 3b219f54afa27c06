import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Far enough ahead that the next offers are there before one is. */
const AHEAD = '0px 0px 900px';

/** Calls `run` when its element comes near the window, again for every new `turn`; never while `active` is false. */
export function useWhenNear<T extends Element>(active: boolean, turn: number, run: () => void): RefObject<T | null> {
  const element = useRef<T>(null);
  const reached = useEffectEvent(run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn observes anew, since the element may still be in sight
  useEffect(() => {
    const target = element.current;
    if (!active || target === null) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && reached(), {
      rootMargin: AHEAD,
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [active, turn]);
  return element;
}
