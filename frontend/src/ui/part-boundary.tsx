import { type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { partsOnTheirWay } from './parts-on-their-way.js';

/** Waits for the lazy parts inside, and tells `partsOnTheirWay` until they answer. */
export function PartBoundary({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const arrived = useRef(false);
  const end = useRef<() => void>(undefined);
  const arrive = useCallback(() => {
    arrived.current = true;
    end.current?.();
  }, []);
  // Effects of what is inside run first: where all is there at once, nothing is on its way.
  useEffect(() => {
    if (!arrived.current) end.current = partsOnTheirWay.begin();
    return () => end.current?.();
  }, []);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Arrival onArrival={arrive} />
    </Suspense>
  );
}

/** Beside what is waited for, it comes to life together with that. */
function Arrival({ onArrival }: { onArrival: () => void }) {
  useEffect(onArrival, [onArrival]);
  return null;
}
