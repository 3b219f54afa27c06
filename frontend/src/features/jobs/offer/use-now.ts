import { useEffect, useState } from 'react';
import { useSite } from '../../../site/site.js';

/** The time in ms: that of the rendering until the page runs, then the present one. */
export function useNow(): number {
  const { renderedAt } = useSite();
  const [now, setNow] = useState(renderedAt);
  useEffect(() => setNow(Date.now()), []);
  return now;
}
