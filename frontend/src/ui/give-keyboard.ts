/** Where the keyboard goes on when what it was at has gone: there, or at the heading of the page. Scrolls unless told otherwise. */
export function giveKeyboard(to: HTMLElement | null, options?: FocusOptions): void {
  const place = to ?? document.querySelector<HTMLElement>('main h1');
  if (place === null) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus(options);
}
