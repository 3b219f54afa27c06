import { useEffect } from 'react';
import { sendJson } from '../../api/request-json.js';
import { keepSeen, seenOffers, subscribeSeen } from '../seen-offers.js';

/** Opened one after the other, they are told together. */
const WAIT_MS = 2_000;

/**
 * Opened offers are those of all devices: what this browser has collected is taken into the account, before a login too, and what others have
 * told comes here. @param told those that the account has; undefined until they are known
 */
export function useSeenEverywhere(told: readonly number[] | undefined): void {
  useEffect(() => {
    if (told === undefined) return;
    const known = new Set(told);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const untold = () => [...seenOffers()].filter((id) => !known.has(id));
    const tell = () => {
      clearTimeout(timer);
      timer = undefined;
      const ids = untold();
      if (ids.length === 0) return;
      for (const id of ids) known.add(id);
      // What could not be told is told with the next page load: it stays in this browser.
      sendJson('POST', '/api/candidates/seen-offers', { ids }, true).catch(() => undefined);
    };
    const own = untold();
    if (own.length + told.length > seenOffers().size) keepSeen([...told, ...own]);
    tell();
    const stop = subscribeSeen(() => {
      timer ??= setTimeout(tell, WAIT_MS);
    });
    window.addEventListener('pagehide', tell);
    return () => {
      stop();
      tell();
      window.removeEventListener('pagehide', tell);
    };
  }, [told]);
}
