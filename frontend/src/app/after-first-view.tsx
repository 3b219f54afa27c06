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
import { useVersionCheck } from './use-version-check.js';

const MarksKeeper = lazyPart(() => import('../job-marks/keeper/marks-keeper.js'), ['job-marks/keeper']);

/** What no first view shows: the place where toasts come up, what one has noted of offers, who led here, and the question whether there is a newer build. */
export default function AfterFirstView() {
  const session = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => keepReferral(pathname, search), [pathname, search]);
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
