import { useEffect } from 'react';
import { type Session, sessionStore } from '../../../session/session-store.js';

/** Messages in this browser are for who is signed in here, and end when they sign out. Nothing is loaded where none were ever allowed. */
export function usePushOwner({ user }: Session): void {
  const person = user?.support == null ? user?.id : undefined;
  useEffect(() => {
    if (person !== undefined && mayHaveMessages()) {
      // The next page asks again.
      import('./claim-this-browser.js').then(({ claimThisBrowser }) => claimThisBrowser()).catch(() => undefined);
    }
  }, [person]);
  useEffect(
    () =>
      sessionStore.onEnd((end) => {
        if (end === 'signed-out' && mayHaveMessages()) {
          import('./this-browser.js').then(({ unsubscribe }) => unsubscribe()).catch(() => undefined);
        }
      }),
    [],
  );
}

function mayHaveMessages(): boolean {
  return 'serviceWorker' in navigator && 'Notification' in window && Notification.permission === 'granted';
}
