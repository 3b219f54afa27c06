import { useRef } from 'react';
import { usePrefetchJob } from '../api/use-prefetch-job.js';

/** A pointer that only passes does not mean it. */
const RESTING_MS = 70;

/** What a link to an offer listens to, so that the offer is there when it is opened: a resting pointer, focus, a touch. */
export function useEarlyLoading(id: number) {
  const prefetch = usePrefetchJob();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onPointerEnter: () => {
      resting.current = setTimeout(() => prefetch(id), RESTING_MS);
    },
    onPointerLeave: () => clearTimeout(resting.current),
    onFocus: () => prefetch(id),
    onTouchStart: () => prefetch(id),
  };
}
