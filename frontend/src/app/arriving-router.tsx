import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { connection } from '../api/connection.js';
import { CodeError } from '../api/load-code.js';
import { reloadOnce } from '../api/stale-build.js';
import type { Text } from '../i18n/use-text.js';
import { type BrowserHistory, type Visit } from '../router/browser-history.js';
import { type Location } from '../router/location.js';
import { Router } from '../router/router.js';
import type { NotificationHandle } from '../ui/notifications/notification.js';
import { notifications } from '../ui/notifications/notifications.js';

export interface ArrivingRouterProps {
  history: BrowserHistory;
  /** Where one is as the page begins to run: its code is there. */
  arrived: Visit;
  /** First part of all addresses of this document: `/de`, or empty. */
  base: string;
  /** Brings what the page at a location needs; null where all of it is there. @throws CodeError */
  prepare: (location: Location) => Promise<unknown> | null;
  t: Text;
  children: ReactNode;
}

/**
 * The browser's router, with one difference: the page one looks at stays until the code of the next one is there. Where that
 * does not come, the page still stays, and a word about it offers to try again; it also tries by itself when the connection
 * is back, and until then the address is that of the page that stands there. A newer build on the server loads the next page as a document, once.
 */
export function ArrivingRouter({ history, arrived, base, prepare, t, children }: ArrivingRouterProps) {
  const [shown, show] = useState<Visit>(arrived);
  const tell = useEffectEvent((error: unknown, again: () => void) => tellFailure(t, error, again));
  const begin = useEffectEvent(prepare);
  const shownLocation = useEffectEvent(() => shown.location);

  useEffect(() => {
    let latest = 0;
    let told: { dismiss: () => void } | null = null;
    let putBack = false;
    const go = (next: Visit, byHand: boolean) => {
      const turn = ++latest;
      told?.dismiss();
      told = null;
      if (putBack) history.rewrite(next.location);
      putBack = false;
      const arrive = () => startTransition(() => show(next));
      const way = begin(next.location);
      if (way === null) {
        arrive();
        return;
      }
      way.then(
        () => turn === latest && arrive(),
        (error: unknown) => {
          if (turn !== latest || (isStale(error) && reloadOnce())) return;
          // Whoever asks a second time gets the page from the server, which needs none of our code.
          if (byHand && !isOffline(error)) window.location.reload();
          else {
            // Steps back and forward keep theirs: it is all that is known of them.
            putBack = isOffline(error) && next.action !== 'POP';
            if (putBack) history.rewrite(shownLocation());
            told = tell(error, () => go(next, true));
          }
        },
      );
    };
    const stop = history.listen((next) => go(next, false));
    // Between the first rendering and now nobody listened.
    if (history.present !== arrived) go(history.present, false);
    return () => {
      stop();
      told?.dismiss();
    };
  }, [history, arrived]);

  return (
    <Router visit={shown} navigator={history} base={base}>
      {children}
    </Router>
  );
}

function isStale(error: unknown): boolean {
  return error instanceof CodeError && error.reason === 'stale';
}

function isOffline(error: unknown): boolean {
  return error instanceof CodeError && error.reason === 'offline';
}

function tellFailure(t: Text, error: unknown, again: () => void): { dismiss: () => void } {
  const offline = isOffline(error) || connection.lost();
  const toast: NotificationHandle = notifications.notify({
    message: t(offline ? 'navigation.offline' : 'navigation.failed'),
    type: 'negative',
    timeout: 0,
    action: { label: t('failure.retry'), run: again },
  });
  const stop = connection.whenBack(again);
  return {
    dismiss: () => {
      stop();
      toast.dismiss();
    },
  };
}
