import { useEffect, useEffectEvent, useState } from 'react';

/** The time in ms, anew after each pause; null until the page runs in a browser. @param pauseAfter ms until it is read again */
export function usePresent(pauseAfter: (now: number) => number): number | null {
  const [now, setNow] = useState<number | null>(null);
  const pause = useEffectEvent(pauseAfter);
  useEffect(() => {
    if (now === null) {
      setNow(Date.now());
      return;
    }
    const timer = setTimeout(() => setNow(Date.now()), pause(now));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
