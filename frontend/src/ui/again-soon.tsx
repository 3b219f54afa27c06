import { useEffect, useEffectEvent } from 'react';

const WAIT_MS = 3_000;

/** In place of a part that nobody sees and that everybody needs: asks for it again until it comes. */
export function AgainSoon({ again }: { again: () => void }) {
  const ask = useEffectEvent(again);
  useEffect(() => {
    const timer = setTimeout(() => ask(), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
