import { pageAt, pathTo } from '@babelboard/pages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ProblemError } from '../../api/problem-error.js';
import { useText } from '../../i18n/use-text.js';
import { useLocation, useNavigate } from '../../router/router.js';
import { sessionStore } from '../../session/session-store.js';
import { waitingFavorite } from '../../session/waiting-wish.js';
import type { NotificationHandle } from '../../ui/notifications/notification.js';
import { notifications } from '../../ui/notifications/notifications.js';
import { offerMarks } from '../offer-marks.js';
import { setFavorite, withPressed } from './favorites.js';
import { changeKnownMarks, FAVORITES } from './queries.js';

const DAY_MS = 24 * 3_600_000;
/** Long enough to look at the offer first. */
const WELCOME_MS = 20_000;

/** The way that led through an account led back to the offer: who is new has not been asked how to begin. */
function isNew(): boolean {
  const { user } = sessionStore.snapshot();
  return user !== null && Date.now() - Date.parse(user.created_at) < DAY_MS;
}

/** Adds and removes what is pressed, says so and offers the way back; and adds what waited for a login. */
export function useFavoritePresses(): void {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const last = useRef<NotificationHandle>(null);
  const { pathname } = useLocation();
  const here = useRef(pathname);
  here.current = pathname;

  useEffect(() => {
    /** Gives whether the server has decided. */
    const set = async (id: number, on: boolean, action?: { label: string; run: () => void }): Promise<boolean> => {
      try {
        const answer = await setFavorite(id, on);
        if (answer === null) return false;
        // One at a time: who presses several hearts reads of the last.
        last.current?.dismiss();
        const message = answer.toasts?.[0]?.options.message ?? '';
        const undo = { label: t('favorite.undo'), run: () => void set(id, !on), undoes: true };
        last.current = notifications.notify({ message, type: 'positive', action: action ?? undo });
        return true;
      } catch (error) {
        const said = error instanceof ProblemError ? error.problem?.toasts?.[0]?.options.message : undefined;
        const message = said ?? t(error instanceof ProblemError ? 'favorite.failed' : 'favorite.offline');
        notifications.notify({ message, type: 'negative' });
        return error instanceof ProblemError && error.status < 500 && ![401, 429].includes(error.status);
      } finally {
        await changeKnownMarks(queries, ({ favorites }) => ({ favorites: withPressed(favorites, id) }));
        void queries.invalidateQueries({ queryKey: FAVORITES });
      }
    };
    const bringIn = async (id: number) => {
      const decided = await set(id, true, { label: t('favorite.show'), run: () => navigate(pathTo('my-jobs')) });
      // Otherwise it waits for the next page.
      if (!decided) return;
      waitingFavorite.forget();
      if (isNew() && pageAt(here.current).name !== 'welcome') {
        const begin = { label: t('favorite.begin'), run: () => navigate(pathTo('welcome')) };
        notifications.notify({ message: t('favorite.welcome'), timeout: WELCOME_MS, action: begin });
      }
    };
    const waited = waitingFavorite.id();
    if (waited !== null) void bringIn(waited);
    return offerMarks.answerWith((id, keep) => void set(id, keep));
  }, [t, navigate, queries]);
}
