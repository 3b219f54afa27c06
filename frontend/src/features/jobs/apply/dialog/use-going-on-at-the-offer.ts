import { useEffect } from 'react';

/**
 * Whoever closes the form by keys goes on where it was opened. Who has sent it finds no button there any more, and an address that asked
 * for it had none: then at the way to the application, or at the button.
 */
export function useGoingOnAtTheOffer(): void {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return;
        const ways = [...document.querySelectorAll<HTMLElement>('[data-way-to-apply]')];
        ways.find((way) => way.getClientRects().length > 0)?.focus();
      });
    },
    [],
  );
}
