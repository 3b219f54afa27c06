import { normalPath, type PageName, pageAt } from '@babelboard/pages';
import '../theme/styles.css';
import languages from 'virtual:texts';
import { uiLanguageOf } from '@babelboard/texts';
import type { I18n, Messages } from '@lingui/core';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserApi } from '../api/babelboard-api.js';
import { connection } from '../api/connection.js';
import { CodeError, loadCode } from '../api/load-code.js';
import { reloadOnce } from '../api/stale-build.js';
import { bringTextsFrom } from '../i18n/bring-texts.js';
import { createI18n } from '../i18n/create-i18n.js';
import { createBrowserHistory } from '../router/browser-history.js';
import { type Location, withBase } from '../router/location.js';
import { baseOf } from '../site/base-of.js';
import type { Site } from '../site/site.js';
import { keepPresses } from '../ui/keep-presses.js';
import { App } from './app.js';
import { ArrivingRouter } from './arriving-router.js';
import type { atHand as AtHand } from './at-hand.js';
import { pageComponent, preloadFurtherPages, preloadPage } from './page-loader.js';
import { createQueryClient } from './query-client.js';
import { hideUnloaded, showUnloaded } from './unloaded.js';

interface State {
  site: Site;
  queries: DehydratedState;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const state = readState();
  if (root === null || state === null) {
    showUnloaded();
    return;
  }
  const queries = createQueryClient();
  hydrate(queries, state.queries);
  const { site } = state;
  const i18n = createI18n(site.language, {});
  bringTextsFrom(textSource(i18n));
  const base = baseOf(site.language);
  const history = createBrowserHistory(base, normalPath);
  let arrived = history.present;
  do {
    // Back and forward work while the code is on its way.
    arrived = history.present;
    await arriveAt(pageAt(arrived.location.pathname, site.productPrefix).name);
  } while (arrived !== history.present);
  const prepare = (location: Location) => {
    const page = pageAt(location.pathname, site.productPrefix);
    const bring = () => (pageComponent(page.name) === null ? preloadPage(page.name, loadCode) : null);
    if (!connection.lost()) return bring();
    return bringAtHand().then(({ atHand }) => {
      if (!atHand(page, location, queries)) throw new CodeError('offline', null);
      return bring();
    });
  };
  const app = (
    <ArrivingRouter history={history} arrived={arrived} base={base} prepare={prepare} t={(key) => i18n._(key)}>
      <App api={browserApi} headSink={null} i18n={i18n} queries={queries} site={site} />
    </ArrivingRouter>
  );
  keepPresses(document);
  // In slices: a touch meanwhile is answered between two of them.
  startTransition(() => {
    if (isWhereSent(arrived.location, base)) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // From here on a press is React's; what was pressed before is pressed again (`head-script.ts`).
  document.dispatchEvent(new Event('application-runs'));
  preloadNext();
}

/** Whether the server's page is that of this place: who is quick has gone back before anything ran. */
function isWhereSent({ pathname, search }: Location, base: string): boolean {
  const [sent] = performance.getEntriesByType('navigation');
  if (sent === undefined) return true;
  const address = new URL(sent.name, window.location.href);
  return address.pathname + address.search === withBase(pathname, base) + search;
}

/** Each catalogue comes once, as long as one looks at the pages of one language. */
function textSource(i18n: I18n): (catalogues: readonly string[]) => Promise<unknown> {
  const there = new Set<string>();
  const keep = (catalogue: string, messages: Messages) => {
    if (!there.has(catalogue)) i18n.load(i18n.locale, messages);
    there.add(catalogue);
  };
  const bringFrame = async () => {
    const { default: messages, catalogues } = await loadCode(languages[uiLanguageOf(i18n.locale)]);
    keep('frame', messages);
    return catalogues;
  };
  const bring = async (catalogue: string) => {
    if (there.has(catalogue)) return;
    const load = (await bringFrame())[catalogue];
    if (load === undefined) throw new Error(`There are no texts ${catalogue} in ${i18n.locale}`);
    keep(catalogue, (await loadCode(load)).default);
  };
  return (catalogues) => Promise.all([bringFrame(), ...catalogues.map(bring)]);
}

/** What the server has put into the page; null where a proxy or a broken connection has taken it. */
function readState(): State | null {
  try {
    return JSON.parse(
      document.querySelector('script#state[type="application/json"]')?.textContent ?? 'null',
    ) as State | null;
  } catch {
    return null;
  }
}

/** Who lost the connection before it came has nothing at hand. */
function bringAtHand(): Promise<{ atHand: (...what: Parameters<typeof AtHand>) => boolean }> {
  return import('./at-hand.js').catch(() => ({ atHand: () => false }));
}

/** Waits for the code of the first page. Until it comes, the server's page stands there as it does without a script. */
async function arriveAt(name: PageName): Promise<void> {
  let told = false;
  for (let wait = 2_000; ; wait = Math.min(wait * 2, 30_000)) {
    try {
      await preloadPage(name, loadCode);
      if (told) hideUnloaded();
      return;
    } catch (error) {
      if (error instanceof CodeError && error.reason === 'stale') reloadOnce();
      showUnloaded();
      told = true;
      await new Promise<void>((resolve) => {
        setTimeout(resolve, wait);
        window.addEventListener('online', () => resolve(), { once: true });
      });
    }
  }
}

/** Offers and the list are one tap away from everywhere: their code comes when nothing else is to do. */
function preloadNext(): void {
  const network = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (network?.saveData) return;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500));
  // What does not come now comes when it is asked for.
  whenIdle(
    () => void Promise.allSettled([preloadPage('job-list'), preloadPage('job'), preloadFurtherPages(), bringAtHand()]),
  );
}

// In a task of its own, since to evaluate all modules was a long one.
setTimeout(() => void start());
