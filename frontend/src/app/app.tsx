import { audienceOf, pageAt, pageEntry } from '@babelboard/pages';
import type { I18n } from '@lingui/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { ApiContext } from '../api/api-context.js';
import type { BabelboardApi } from '../api/babelboard-api.js';
import { PageSkeleton } from '../frame/page-skeleton.js';
import { type HeadSink, HeadSinkContext } from '../head/head.js';
import { I18nContext } from '../i18n/i18n.js';
import { useText } from '../i18n/use-text.js';
import { useLocation } from '../router/router.js';
import { useSession } from '../session/use-session.js';
import { useSessionLife } from '../session/use-session-life.js';
import { type Site, SiteProvider } from '../site/site.js';
import { AgainSoon } from '../ui/again-soon.js';
import { Button } from '../ui/button.js';
import { ConnectionBanner } from '../ui/connection-banner.js';
import { CrashBoundary } from '../ui/crash-boundary.js';
import { lazyPart } from '../ui/lazy-part.js';
import { PartBoundary } from '../ui/part-boundary.js';
import { ProgressBar } from '../ui/progress-bar.js';
import { BrokenPage } from './layout/broken-page.js';
import { Footer } from './layout/footer.js';
import { Header } from './layout/header.js';
import { pageComponent } from './page-loader.js';
import { useConnectionLife } from './use-connection-life.js';
import { useScrolling } from './use-scrolling.js';
import { VisitorGate } from './visitor-gate.js';

const OperatorsRoom = lazyPart(() => import('../features/operations/components/operators-room.js'), ['operations']);
const OwnRoom = lazyPart(() => import('./own-room/own-room.js'), ['app/candidate-room', 'app/company-room']);
const AfterFirstView = lazyPart(() => import('./after-first-view.js'), ['job-marks/keeper']);
const SessionNote = lazyPart(
  () => import('./session-notes/session-note.js'),
  ['app/session-notes', 'app/pages/text-versions', 'forms', 'operations'],
);

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
          <I18nContext value={i18n}>
            <QueryClientProvider client={queries}>
              <CrashBoundary fallback={(again) => <BrokenPage again={again} />}>
                <Frame site={site} />
              </CrashBoundary>
            </QueryClientProvider>
          </I18nContext>
        </ApiContext>
      </HeadSinkContext>
    </SiteProvider>
  );
}

function Frame({ site }: { site: Site }) {
  const { key, pathname } = useLocation();
  const page = pageAt(pathname, site.productPrefix);
  useScrolling(page);
  useConnectionLife();
  const audience = audienceOf(page.name);
  // While the session is on its way, too: then the page comes at once.
  useEffect(() => {
    if (audience === 'candidate' || audience === 'company') void OwnRoom.preload().catch(() => undefined);
  }, [audience]);
  const { bare = false } = pageEntry(page.name);
  const PageContent = pageComponent(page.name);
  if (PageContent === null) throw new Error(`The code of the page ${page.name} is not there`);
  const content = <PageContent page={page} />;
  return (
    <>
      <ConnectionBanner />
      <SessionLife />
      <Header page={page.name} bare={bare} />
      <main id="content" tabIndex={-1}>
        <ProgressBar />
        <CrashBoundary fallback={(again) => <BrokenPage again={again} />} resetKey={key}>
          <PartBoundary fallback={<PageSkeleton />}>
            <VisitorGate audience={audience}>
              {audience === 'admin' ? (
                <OperatorsRoom>{content}</OperatorsRoom>
              ) : audience === 'candidate' || audience === 'company' ? (
                <OwnRoom audience={audience} page={page.name}>
                  {content}
                </OwnRoom>
              ) : (
                content
              )}
            </VisitorGate>
          </PartBoundary>
        </CrashBoundary>
      </main>
      {bare || <Footer />}
      <CrashBoundary fallback={(again) => <AgainSoon again={again} />}>
        <Suspense>
          <AfterFirstView />
        </Suspense>
      </CrashBoundary>
    </>
  );
}

/**
 * Apart from the frame: what changes with the session must not render the page anew while it is being hydrated, since React
 * would throw away what the server sent and show the skeleton.
 */
function SessionLife() {
  useSessionLife();
  const { user } = useSession();
  if (user === null || (user.support === null && user.consents_due.length === 0)) return null;
  return (
    <CrashBoundary fallback={(again) => <MissingNote again={again} />}>
      <Suspense>
        <SessionNote user={user} />
      </Suspense>
    </CrashBoundary>
  );
}

/** Whoever sees the product as somebody else is never left without a word about it. */
function MissingNote({ again }: { again: () => void }) {
  const t = useText();
  return (
    <p role="alert">
      {t('part.failed')}{' '}
      <Button type="button" data-look="outlined" onClick={again}>
        {t('failure.retry')}
      </Button>
    </p>
  );
}
