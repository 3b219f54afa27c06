import { audienceOf, mayVisit, pageAt } from '@babelboard/pages';
import type { LoginResponse } from '@babelboard/wire';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { useNavigate } from '../../../router/router.js';
import { takeTarget } from '../../../session/login-memory.js';
import { sessionStore } from '../../../session/session-store.js';
import { useSession } from '../../../session/use-session.js';
import { useSite } from '../../../site/site.js';
import { notifications } from '../../../ui/notifications/notifications.js';

/**
 * For the pages in front of an account: whoever is signed in goes on, to the page that was saved if it is for such people, else
 * to where the server says. Gives what a login calls when the server has let somebody in.
 */
export function useWayIn(): (answer: LoginResponse) => void {
  const t = useText();
  const navigate = useNavigate();
  const { productPrefix } = useSite();
  const { user, path } = useSession();
  const gone = useRef(false);

  useEffect(() => {
    if (user === null || gone.current) return;
    gone.current = true;
    const saved = takeTarget();
    const open = (address: string) =>
      mayVisit(audienceOf(pageAt(address.split(/[?#]/)[0] ?? '', productPrefix).name), user);
    const target = saved !== null && open(saved) ? saved : path;
    // An operator's dashboard may stand elsewhere; only the server says so.
    if (/^https?:/.test(target)) window.location.assign(target);
    else navigate(target, { replace: true });
  }, [user, path, productPrefix, navigate]);

  return (answer) => {
    sessionStore.begin(answer);
    notifications.notify({ message: t('login.done'), type: 'positive' });
  };
}
