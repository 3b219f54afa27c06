import '../theme/styles.css';
import messages from 'virtual:messages/en';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { browserApi } from '../api/babelboard-api.js';
import { createI18n, type UiLanguage } from '../i18n/create-i18n.js';
import { App } from './app.js';
import { preloadPage } from './page-loader.js';
import { pageOf } from './paths.js';
import { createQueryClient } from './query-client.js';
import type { Site } from './site.js';
import { forgetUnlessReturning } from './tab-memory.js';

interface State {
  site: Site;
  language: UiLanguage;
  queries: DehydratedState;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const state = JSON.parse(
    document.querySelector('script#state[type="application/json"]')?.textContent ?? 'null',
  ) as State | null;
  if (root === null || state === null) return;
  forgetUnlessReturning();
  const queries = createQueryClient();
  hydrate(queries, state.queries);
  await preloadPage(pageOf(window.location.pathname, state.site.productPrefix).name);
  hydrateRoot(
    root,
    <CacheProvider value={createCache({ key: 'bb' })}>
      <BrowserRouter>
        <App
          api={browserApi}
          headSink={null}
          i18n={createI18n(state.language, messages)}
          queries={queries}
          site={state.site}
        />
      </BrowserRouter>
    </CacheProvider>,
  );
  preloadNext();
}

/** Offers and the list are one tap away from everywhere: their code comes when nothing else is to do. */
function preloadNext(): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500));
  whenIdle(() => {
    void preloadPage('job-list');
    void preloadPage('job');
  });
}

void start();
