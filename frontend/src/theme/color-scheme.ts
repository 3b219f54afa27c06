import type { LocalKey } from '@babelboard/wire';
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

const KEY = 'color-scheme' satisfies LocalKey;

/** The scheme that the page has now: where storage is closed, it is known of no other place. */
export function shownColorScheme(): ColorScheme {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system';
}

/** Shows a scheme by the attribute that `tokens.css` reads. */
function showColorScheme(scheme: ColorScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}

/** Shows a scheme and keeps it for the next visit. */
export function chooseColorScheme(scheme: ColorScheme): void {
  showColorScheme(scheme);
  try {
    if (scheme === 'system') window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, scheme);
  } catch {
    // A closed storage (private windows) only means that the choice ends with the page.
  }
}
