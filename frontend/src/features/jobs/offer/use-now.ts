import { useEffect, useState } from 'react';
import { useSite } from '../../../site/site.js';

/** Nothing that is told of the time differs within it, but for a day that ends. */
const SAME_MS = 60_000;
const DAY_MS = 86_400_000;

/** The time in ms: that of the rendering until the page runs, then the present one where it is another to people. */
export function useNow(): number {
  const { renderedAt } = useSite();
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const present = Date.now();
    const sameDay = Math.floor(present / DAY_MS) === Math.floor(renderedAt / DAY_MS);
    if (present - renderedAt > SAME_MS || !sameDay) setNow(present);
  }, [renderedAt]);
  return now;
}
