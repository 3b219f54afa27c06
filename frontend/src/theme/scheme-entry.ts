/**
 * Runs in the head before the first paint, as a file of its own so that the page needs no inline script: shows the stored
 * colour scheme, says that scripts run and whether somebody is signed in, and makes room for the marks of those who have named
 * the languages they speak. It imports nothing, so that it stays one classic script.
 */
const root = document.documentElement;
root.dataset.js = '';
if (/(?:^|; )login_timestamp=/.test(document.cookie)) root.dataset.signedIn = '';
try {
  const scheme = window.localStorage.getItem('color-scheme');
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
  if (window.localStorage.getItem('languages-i-speak') !== null) root.dataset.speaks = '';
} catch {
  // A closed storage leaves the system's scheme.
}
