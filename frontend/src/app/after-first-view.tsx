import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { usePushOwner } from '../features/push-messages/browser/use-push-owner.js';
import { useGuestPresses } from '../job-marks/use-guest-presses.js';
import { useLocation } from '../router/router.js';
import { keepReferral } from '../session/referral.js';
import { useSession } from '../session/use-session.js';
import { AgainSoon } from '../ui/again-soon.js';
import { CrashBoundary } from '../ui/crash-boundary.js';
import { lazyPart } from '../ui/lazy-part.js';
import { NotificationRegion } from '../ui/notifications/notification-region.js';
import { watchRunning } from './running-sign.js';
import { useVersionCheck } from './use-version-check.js';

const MarksKeeper = lazyPart(() => import('../job-marks/keeper/marks-keeper.js'));

/**
 * What no first view shows: the place where toasts come up, what one has noted of offers, who led here, the question whether there is a
 * newer build, and a sign for whoever drives the page from outside (`data-running` of the document).
 */
export default function AfterFirstView() {
  const session = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => keepReferral(pathname, search), [pathname, search]);
  const queries = useQueryClient();
  useEffect(
    () =>
      watchRunning(queries, (running) => {
        document.documentElement.dataset.running = running ? 'yes' : 'no';
      }),
    [queries],
  );
  useVersionCheck();
  useGuestPresses(session);
  usePushOwner(session);
  return (
    <>
      <NotificationRegion />
      {session.user?.type === 'candidate' && (
        <CrashBoundary fallback={(again) => <AgainSoon again={again} />}>
          <Suspense>
            <MarksKeeper key={session.user.id} />
          </Suspense>
        </CrashBoundary>
      )}
    </>
  );
}
