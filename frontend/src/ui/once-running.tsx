import type { ReactNode } from 'react';
import { useRunning } from './use-running.js';

/** What the server does not render, as dialogs. Apart from what it stands in, which need not be rendered again when the page runs. */
export function OnceRunning({ children }: { children: ReactNode }) {
  return useRunning() ? children : null;
}
