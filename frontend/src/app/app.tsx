import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiContext } from '../api/api-context.js';
import type { BabelboardApi } from '../api/babelboard-api.js';
import { theme } from '../theme/theme.js';
import { NotificationRegion } from '../ui/notifications/notification-region.js';
import { ProgressBar } from '../ui/progress-bar.js';
import { type HeadSink, HeadSinkContext } from './head.js';
import { Footer } from './layout/footer.js';
import { Header } from './layout/header.js';
import { PageSkeleton } from './layout/page-skeleton.js';
import { pageComponent } from './page-loader.js';
import { pageOf } from './paths.js';
import { type Site, SiteProvider } from './site.js';
import { useScrolling } from './use-scrolling.js';
import { useVersionCheck } from './use-version-check.js';

export interface AppParts {
  api: BabelboardApi;
  headSink: HeadSink | null;
  i18n: I18n;
  queries: QueryClient;
  site: Site;
}

/** The whole application below a router, the same on the server and in the browser. */
export function App({ api, headSink, i18n, queries, site }: AppParts) {
  return (
    <SiteProvider value={site}>
      <HeadSinkContext value={headSink}>
        <ApiContext value={api}>
          <I18nProvider i18n={i18n}>
            <QueryClientProvider client={queries}>
              <ThemeProvider theme={theme}>
                <Frame site={site} />
              </ThemeProvider>
            </QueryClientProvider>
          </I18nProvider>
        </ApiContext>
      </HeadSinkContext>
    </SiteProvider>
  );
}

function Frame({ site }: { site: Site }) {
  const { pathname } = useLocation();
  const page = pageOf(pathname, site.productPrefix);
  useScrolling(page);
  useVersionCheck();
  const PageContent = pageComponent(page.name);
  return (
    <>
      <ProgressBar />
      <Header page={page.name} />
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <PageContent page={page} />
        </Suspense>
      </main>
      <Footer />
      <NotificationRegion />
    </>
  );
}
