import { useEffect, useState } from 'react';
import { useSite } from '../../../site/site.js';

/** Nothing that is told of the time differs within it. */
const SAME_MS = 60_000;

/** The time in ms: that of the rendering until the page runs, then the present one where it is another to people. */
export function useNow(): number {
  const { renderedAt } = useSite();
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    if (Date.now() - renderedAt > SAME_MS) setNow(Date.now());
  }, [renderedAt]);
  return now;
}
