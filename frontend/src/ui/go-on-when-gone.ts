import { giveKeyboard } from './give-keyboard.js';

/** Longer than any call takes: what stands there still was not taken away. */
const WAIT_MS = 20_000;

/**
 * What is pressed takes its own entry away, now or when the server answers: then the keyboard goes on from the entry after it, else from the one
 * before it, else from the heading above. Whoever has moved on meanwhile stays where they are.
 */
export function goOnWhenGone(pressed: Element): void {
  const entry = pressed.closest('li');
  const entries = [...(entry?.parentElement?.children ?? [])];
  const at = entry === null ? 0 : entries.indexOf(entry);
  const near = [...entries.slice(at + 1), ...entries.slice(0, at).reverse()];
  const pane = pressed.closest('[role="region"][id]')?.id;
  const section = pressed.closest('section');
  const watcher = new MutationObserver(() => {
    if (pressed.isConnected) return;
    stop();
    if (document.activeElement !== document.body) return;
    const control = near.find((one) => one.isConnected)?.querySelector<HTMLElement>('a[href], button');
    const place =
      control ??
      (pane === undefined ? null : document.getElementById(pane)) ??
      (section?.isConnected === true ? section.querySelector<HTMLElement>('h2') : null);
    giveKeyboard(place);
  });
  const timer = setTimeout(() => watcher.disconnect(), WAIT_MS);
  const stop = () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
  watcher.observe(document.body, { childList: true, subtree: true });
}
