import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page runs in a browser: until then it is what the server sent, and nothing that is asked of it would be done. */
export function useRunning(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
