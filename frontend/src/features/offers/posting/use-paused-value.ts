import { useEffect, useState } from 'react';

const PAUSE_MS = 600;

/** Plain JSON as it was when it last stayed the same for a moment. */
export function usePausedValue<Value>(value: Value): Value {
  const written = JSON.stringify(value);
  const [paused, setPaused] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(written), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written]);
  return JSON.parse(paused) as Value;
}
