/** Id of the template that `document.ts` writes, and class of what `head-script.ts` makes of it. */
export const UNLOADED = 'unloaded';

/** The page does not run: it stands as it does without a script, and says that a part of it is missing. */
export function showUnloaded(): void {
  document.dispatchEvent(new Event('page-unloaded'));
}

/** The page runs now. */
export function hideUnloaded(): void {
  document.documentElement.dataset.js = '';
  document.querySelector(`body > aside.${UNLOADED}`)?.remove();
}
