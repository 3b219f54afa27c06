import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.js';
import { keepSeen } from '../job-marks/seen-offers.js';
import type { NotificationHandle } from '../ui/notifications/notification.js';
import { notifications } from '../ui/notifications/notifications.js';
import { forgetLogin } from './login-memory.js';
import { PERSONAL } from './personal.js';
import { sessionStore } from './session-store.js';
import { useSession } from './use-session.js';

const ENDS = { expired: 'session.expired', lost: 'session.lost' } as const;

/** Loads the session once the page runs, ends it with its time, and keeps the tabs of a browser together. */
export function useSessionLife(): void {
  const t = useText();
  const queries = useQueryClient();
  const { user } = useSession();
  const expiration = user?.token_expiration;
  const person = user?.id;
  const ended = useRef<NotificationHandle>(null);

  // Somebody else may take the place of who is signed in, without a guest in between.
  useEffect(
    () => () => {
      if (person !== undefined) void queries.resetQueries({ queryKey: [PERSONAL] });
    },
    [person, queries],
  );

  useEffect(() => {
    if (person !== undefined) ended.current?.dismiss();
  }, [person]);

  useEffect(() => {
    const stop = sessionStore.listen();
    void sessionStore.load();
    return stop;
  }, []);

  useEffect(
    () =>
      sessionStore.onEnd((end) => {
        queries.removeQueries({ queryKey: [PERSONAL] });
        // They are the account's; somebody else may sit here next.
        if (end !== 'unreachable') keepSeen([]);
        if (end === 'signed-out') forgetLogin();
        else if (end === 'expired' || end === 'lost') {
          ended.current = notifications.notify({ message: t(ENDS[end]), timeout: 0 });
        } else notifications.notify({ message: t('session.failed'), type: 'negative' });
      }),
    [queries, t],
  );

  useEffect(() => {
    if (expiration === undefined) return;
    // A second later, so that it is over for certain.
    const timer = setTimeout(() => void sessionStore.follow(), Date.parse(expiration) - Date.now() + 1000);
    return () => clearTimeout(timer);
  }, [expiration]);
}
