import { Suspense } from 'react';
import { usePushOwner } from '../features/push-messages/browser/use-push-owner.js';
import { useGuestPresses } from '../job-marks/use-guest-presses.js';
import { useSession } from '../session/use-session.js';
import { AgainSoon } from '../ui/again-soon.js';
import { CrashBoundary } from '../ui/crash-boundary.js';
import { lazyPart } from '../ui/lazy-part.js';
import { NotificationRegion } from '../ui/notifications/notification-region.js';
import { useVersionCheck } from './use-version-check.js';

const MarksKeeper = lazyPart(() => import('../job-marks/keeper/marks-keeper.js'), ['job-marks/keeper']);

/** What no first view shows: the place where toasts come up, what one has noted of offers, and the question whether there is a newer build. */
export default function AfterFirstView() {
  const session = useSession();
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
