import { type Audience, mayVisit, pathTo } from '@babelboard/pages';
import { type ReactNode, useEffect } from 'react';
import { PageSkeleton } from '../frame/page-skeleton.js';
import { useText } from '../i18n/use-text.js';
import { useLocation, useNavigate } from '../router/router.js';
import { keepTarget } from '../session/login-memory.js';
import { useSession } from '../session/use-session.js';
import { notifications } from '../ui/notifications/notifications.js';

/** Shows a page to those whom it is for: a guest goes to the login and comes back, anybody else goes home and is told why. */
export function VisitorGate({ audience, children }: { audience: Audience; children: ReactNode }) {
  const t = useText();
  const { status, user } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const open = mayVisit(audience, user);
  const type = user?.type ?? 'guest';

  useEffect(() => {
    if (open || status === 'loading') return;
    if (status === 'guest') keepTarget(pathname + search + hash);
    else
      notifications.notify({ message: t('session.wrong-type', { audience, type }), timeout: 0, group: 'wrong-type' });
    navigate(status === 'guest' ? pathTo('login') : pathTo('home'), { replace: true });
  }, [open, status, audience, type, pathname, search, hash, navigate, t]);

  return open ? children : <PageSkeleton />;
}
