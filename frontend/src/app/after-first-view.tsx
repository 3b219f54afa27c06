import { NotificationRegion } from '../ui/notifications/notification-region.js';
import { useVersionCheck } from './use-version-check.js';

/** What no first view shows: the place where toasts come up, and the question whether there is a newer build. */
export default function AfterFirstView() {
  useVersionCheck();
  return <NotificationRegion />;
}
