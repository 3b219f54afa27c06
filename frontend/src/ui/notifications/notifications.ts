import type { NotificationHandle, NotificationOptions } from './notification.js';

/** Whatever shows them. */
interface Showing {
  notify(options: NotificationOptions): NotificationHandle;
}

let showing: Showing | null = null;
let waiting: (() => void)[] = [];

/** The notifications of the page. What shows them is loaded after the first view: what is said before waits for it. */
export const notifications: Showing = {
  notify(options) {
    if (showing !== null) return showing.notify(options);
    let wanted = true;
    let said = options;
    let shown: NotificationHandle | null = null;
    waiting.push(() => {
      if (wanted) shown = showing?.notify(said) ?? null;
    });
    return {
      dismiss: () => {
        wanted = false;
        shown?.dismiss();
      },
      update: (changes) => {
        said = { ...said, ...changes };
        shown?.update(changes);
      },
    };
  },
};

/** From now on these are shown, and those that wait. */
export function showNotificationsIn(center: Showing): void {
  showing = center;
  const all = waiting;
  waiting = [];
  for (const show of all) show();
}
