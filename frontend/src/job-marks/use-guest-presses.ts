import { pathTo } from '@babelboard/pages';
import { useEffect } from 'react';
import { useText } from '../i18n/use-text.js';
import { writePath } from '../router/location.js';
import { useLocation, useNavigate } from '../router/router.js';
import { keepTarget } from '../session/login-memory.js';
import type { Session } from '../session/session-store.js';
import { waitingFavorite } from '../session/waiting-wish.js';
import { notifications } from '../ui/notifications/notifications.js';
import { offerMarks } from './offer-marks.js';

/** Answers the hearts for who has no favorites: a guest signs in first, and the offer waits; others are told whom they are for. */
export function useGuestPresses({ status, user }: Session): void {
  const t = useText();
  const navigate = useNavigate();
  const here = writePath(useLocation());
  const type = user?.type ?? 'guest';
  useEffect(() => {
    if (status === 'loading' || type === 'candidate') return;
    // What somebody wanted to keep as a candidate is not for their other account.
    if (type !== 'guest') waitingFavorite.forget();
    return offerMarks.answerWith((id) => {
      offerMarks.forget();
      if (type !== 'guest') {
        notifications.notify({ message: t('favorite.candidates-only'), group: 'candidates-only' });
        return;
      }
      waitingFavorite.keep(id);
      keepTarget(here);
      navigate(pathTo('login'));
    });
  }, [status, type, here, t, navigate]);
}
