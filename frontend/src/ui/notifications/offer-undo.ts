import type { NotificationHandle } from './notification.js';
import { notifications } from './notifications.js';

/** Long enough to read it, to think and to reach it. */
const UNDO_MS = 10_000;

let last: NotificationHandle | null = null;

/** Says what was done and offers to take it back; only the last step can be, so a new one takes the place of the one before. */
export function offerUndo(message: string, label: string, undo: () => void): void {
  last?.dismiss();
  last = notifications.notify({
    message,
    type: 'positive',
    timeout: UNDO_MS,
    action: { label, run: undo, undoes: true },
  });
}
