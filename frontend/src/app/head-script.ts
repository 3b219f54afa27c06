/**
 * Stands in the head of every page, since nothing is painted before it has run: shows the stored
 * colour scheme, says that scripts run and whether somebody is signed in, and makes room for the marks of those who have named
 * the languages they speak, in this browser or likely in a profile. It asks for the page's own files once the page has been painted,
 * brings the letters of more scripts after them, keeps what is pressed and sent meanwhile, and stands in where the files do not come. It imports nothing, so that it stays one classic script.
 */
const root = document.documentElement;
root.dataset.js = '';
if (/(?:^|; )login_timestamp=/.test(document.cookie)) {
  root.dataset.signedIn = '';
  root.dataset.speaks = '';
}
try {
  const scheme = window.localStorage.getItem('color-scheme');
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
  if (window.localStorage.getItem('languages-i-speak') !== null) root.dataset.speaks = '';
} catch {
  // A closed storage leaves the system's scheme.
}
/** The browser likely has the letters at hand: they need not come after the others. */
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (arrival?.type !== 'navigate' || document.referrer.startsWith(`${window.location.origin}/`))
  root.dataset.moreLetters = '';

const RELOADED = 'reloaded-build';
const AT_MOST_EVERY_MS = 60_000;
const LONGEST_WAIT_MS = 30_000;
const LONGEST_WAIT_FOR_PAINT_MS = 1_000;
const LONGEST_WAIT_FOR_SCRIPTS_MS = 10_000;

/** The build that this page came with: its first file carries the hash of all others. */
const entry = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/**
 * Loads the address anew: once for a build, and at most once a minute, since two servers of different builds may answer in
 * turns. Drafts keep what is typed into forms. Gives false where that was tried before or cannot be remembered.
 */
function reloadOnce(): boolean {
  try {
    const [at = '0', build] = (window.sessionStorage.getItem(RELOADED) ?? '').split(' ');
    if (build === entry() || Date.now() - Number(at) < AT_MOST_EVERY_MS) return false;
    window.sessionStorage.setItem(RELOADED, `${Date.now()} ${entry()}`);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** Over a slow line they would take their time from the scripts. */
function bringMoreLetters(): void {
  root.dataset.moreLetters = '';
}

/** Without scripts, and once they are known to be missing, their buttons are disabled. */
function letWaitingFormsBeSent(can: boolean): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('form[data-waits] [type=submit]'))
    button.disabled = !can;
}

/** Says that a part of the page is missing. */
function tell(): void {
  // Who has read that does not expect an answer any more.
  early = [];
  for (const form of document.forms) delete form.dataset.sent;
  letWaitingFormsBeSent(false);
  bringMoreLetters();
  const template = document.querySelector<HTMLTemplateElement>('template#unloaded');
  if (template === null || document.querySelector('body > aside.unloaded') !== null) return;
  document.body.prepend(template.content.cloneNode(true));
}

/** Asks for a style sheet again, each time a little later; without it the part can still be read. */
function linkAgain(link: HTMLLinkElement, wait: number): void {
  setTimeout(() => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.href = `${link.href.split('?')[0]}?again=${Date.now()}`;
    again.onerror = () => linkAgain(again, Math.min(wait * 2, LONGEST_WAIT_MS));
    link.replaceWith(again);
  }, wait);
}

async function onMissing(script: HTMLScriptElement): Promise<void> {
  const answer = await fetch(script.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status === 404 && reloadOnce()) return;
  delete root.dataset.js;
  tell();
}

/** Runs once: when the page has been painted, or is not going to be soon. */
function afterFirstPaint(run: () => void): void {
  let waits = true;
  const once = () => {
    if (waits) run();
    waits = false;
  };
  // Such an entry is made when the picture is on the screen; a frame that is only drawn comes too early.
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
  // A tab in the background is not painted, and not every browser says when it paints.
  if (document.hidden) once();
  document.addEventListener('visibilitychange', once);
  setTimeout(once, LONGEST_WAIT_FOR_PAINT_MS);
}

/** The buttons that were pressed before the application could answer; links and forms need no answer of it. */
let early: HTMLButtonElement[] = [];
const remember = ({ target }: MouseEvent) => {
  const button = (target as Element).closest<HTMLButtonElement>('button[type="button"]');
  if (button !== null) early.push(button);
};
document.addEventListener('click', remember, true);
/** A form that needs the application sends itself once that runs (`forms/form.tsx`). */
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset.waits === undefined) return;
  event.preventDefault();
  form.dataset.sent = '';
});
document.addEventListener('DOMContentLoaded', () => letWaitingFormsBeSent(true));
const noteOwnScrolling = () => {
  root.dataset.scrolled = '';
};
const gestures = ['wheel', 'touchmove', 'keydown'];
for (const gesture of gestures) document.addEventListener(gesture, noteOwnScrolling, { passive: true });
document.addEventListener('application-runs', () => {
  document.removeEventListener('click', remember, true);
  for (const gesture of gestures) document.removeEventListener(gesture, noteOwnScrolling);
  for (const button of early) button.click();
  bringMoreLetters();
});

document.addEventListener('DOMContentLoaded', () => {
  afterFirstPaint(() => {
    const scripts = document.querySelector<HTMLTemplateElement>('template#application')?.content;
    if (scripts !== undefined) document.head.append(scripts.cloneNode(true));
    setTimeout(bringMoreLetters, LONGEST_WAIT_FOR_SCRIPTS_MS);
    // The first format of numbers takes a phone 60 ms: now, while the scripts are on their way, rather than between two touches.
    setTimeout(() => new Intl.NumberFormat(root.lang));
  });
});

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') void onMissing(target);
    // Only parts have style sheets of their own, which Vite never asks for again: whoever wanted the part says that it is missing.
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.onerror === null)
      linkAgain(target, 1_000);
  },
  true,
);
// The application asks for the same (`api/stale-build.ts`, `app/unloaded.ts`); what is stale or missing it finds out itself.
document.addEventListener('stale-build', (event) => {
  if (reloadOnce()) event.preventDefault();
});
document.addEventListener('page-unloaded', () => {
  delete root.dataset.js;
  tell();
});
