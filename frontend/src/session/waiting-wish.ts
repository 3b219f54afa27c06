import type { LocalKey } from '@babelboard/wire';

const KEPT_MS = 24 * 3_600_000;

/** The offer that somebody wanted to keep before signing in. */
export const waitingFavorite = waitingWish('pendingFavoriteJobId');

/** The event that somebody wanted to join before signing in. */
export const waitingEvent = waitingWish('pending-event');

/**
 * What a guest pressed, by its id, until there is an account to do it with. It waits in the browser and not in the tab: the link of a mail
 * that verifies an address opens another one. After a day nobody remembers having pressed.
 */
function waitingWish(key: LocalKey) {
  const write = (value: string | null) => {
    try {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
    } catch {
      // Without storage the button is pressed once more after signing in.
    }
  };
  return {
    keep: (id: number) => write(`${id} ${Date.now()}`),
    /** Null where there is none, and on the server. */
    id: (): number | null => {
      try {
        const [id, at] = (window.localStorage.getItem(key) ?? '').split(' ').map(Number);
        const sound = id !== undefined && at !== undefined && id > 0 && Date.now() - at < KEPT_MS;
        return sound ? id : null;
      } catch {
        return null;
      }
    },
    /** It is done now, or is not to be. */
    forget: () => write(null),
  };
}
