import { type RefObject, useEffect, useRef } from 'react';

/** The button that opened something gets the focus back when that closes: one goes on from where one was, or adds the next. */
export function useBackTo(open: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    // Whoever has moved on meanwhile stays there.
    if (wasOpen.current && !open && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return button;
}
