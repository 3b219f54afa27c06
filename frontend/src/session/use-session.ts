import { useSyncExternalStore } from 'react';
import { LOADING, type Session, sessionStore } from './session-store.js';

/** Who uses the page: a guest, a signed-in person, or not known yet. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.snapshot, () => LOADING);
}
