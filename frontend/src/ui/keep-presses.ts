import { partsOnTheirWay } from './parts-on-their-way.js';

/**
 * Presses a button again whose part of the page could not answer yet. React stops such a press above its root, on its way down, and
 * forgets it; links and forms are followed by the browser. What was pressed before React listened is kept by `head-script.ts`.
 */
export function keepPresses(page: EventTarget): void {
  const unanswered = new Set<HTMLButtonElement>();
  const onPress = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[type="button"]');
    if (button === null) return;
    unanswered.add(button);
    button.addEventListener('click', () => unanswered.delete(button), { capture: true, once: true });
  };
  page.addEventListener('click', onPress, true);
  partsOnTheirWay.subscribe(() => {
    // After the part has come: React is still at work on it. What is not its own stays unanswered, and waits for the next.
    queueMicrotask(() => {
      for (const button of [...unanswered]) {
        unanswered.delete(button);
        if (button.isConnected) button.click();
      }
    });
  });
}
