import type { LocalKey } from '@babelboard/wire';
import { useEffect, useState } from 'react';

const KEY = 'density' satisfies LocalKey;

/** Whether somebody wants to see more at once, and how to change that; kept in this browser. */
export function useCompact(): [compact: boolean, toggle: () => void] {
  const [compact, setCompact] = useState(false);
  // The server renders the room of nobody: what this browser keeps comes once the page runs.
  useEffect(() => setCompact(storedCompact()), []);
  const toggle = () => {
    setCompact(!compact);
    keepCompact(!compact);
  };
  return [compact, toggle];
}

function storedCompact(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'compact';
  } catch {
    return false;
  }
}

function keepCompact(compact: boolean): void {
  try {
    if (compact) window.localStorage.setItem(KEY, 'compact');
    else window.localStorage.removeItem(KEY);
  } catch {
    // A closed storage (private windows) only means that the choice ends with the page.
  }
}
