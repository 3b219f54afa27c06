/**
 * Runs in the head before the first paint, as a file of its own so that the page needs no inline script: shows the stored
 * colour scheme and says that scripts run. It imports nothing, so that it stays one classic script.
 */
const root = document.documentElement;
root.dataset.js = '';
try {
  const scheme = window.localStorage.getItem('color-scheme');
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
} catch {
  // A closed storage leaves the system's scheme.
}
