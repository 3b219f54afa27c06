import { NO_JOB_FILTERS, readJobListAddress } from '@babelboard/job-paths';
import { pathTo } from '@babelboard/pages';
import { useEffect, useMemo } from 'react';
import { statusOf } from '../../../api/problem-error.js';
import { useHead } from '../../../head/head.js';
import { useText } from '../../../i18n/use-text.js';
import { useLocation } from '../../../router/router.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { OnceRunning } from '../../../ui/once-running.js';
import { PageColumn } from '../../../ui/page-column.js';
import { PartBoundary } from '../../../ui/part-boundary.js';
import { partInPlace } from '../../../ui/part-in-place.js';
import { jobsKey, useFindJobs } from '../api/find-jobs.js';
import { Breadcrumbs } from '../components/breadcrumbs.js';
import { Failure } from '../components/failure.js';
import { ActiveFilters, FilterChoices } from '../filters/filter-parts.js';
import { countActive } from '../filters/filter-values.js';
import { ListResults, OfferPane } from '../list/list-results.js';
import { ListSkeleton } from '../list/list-skeleton.js';
import { isUnknown, useNormalAddress } from '../list/use-normal-address.js';
import { useRestoredPages } from '../list/use-restored-pages.js';
import { hasTwoPanes } from '../list/use-two-panes.js';
import { MinisiteHeader } from '../minisite/minisite-parts.js';
import { bringTones, MinisiteScope } from '../minisite/minisite-scope.js';
import { useMinisite } from '../minisite/use-minisite.js';
import type { RecentSearch } from '../search-box/recent-searches.js';
import css from './job-list.page.module.css';

const OwnHeader = partInPlace(MinisiteHeader, {
  waiting: ({ seo }) => <AwaitedHeader h1={seo.h1} />,
  failed: ({ seo }) => <h1>{seo.h1}</h1>,
});

/** Most addresses are known. */
const UnknownList = lazyPart(() => import('../list/unknown-list.js'));

/** Most lists have offers. */
const EmptyList = partInPlace(
  lazyPart(() => import('../empty-list/empty-list.js'), ['jobs/empty-list', 'jobs/related']),
  { waiting: () => <ListSkeleton />, failed: (_props, again) => <Failure error={null} onRetry={again} /> },
);

/** Many lists are found without words. */
const SearchNotes = partInPlace(lazyPart(() => import('../search-notes/search-notes.js'), ['jobs/search-notes']));
const SearchRead = partInPlace(lazyPart(() => import('../search-notes/search-read.js'), ['jobs/search-notes']));
const SearchUnknown = partInPlace(lazyPart(() => import('../search-notes/search-unknown.js'), ['jobs/search-notes']));

/** A form that the server has sent works before these run. */
const SearchBox = lazyPart(() => import('../search-box/search-box.js'));
const FilterPanel = lazyPart(() => import('../filters/filter-panel.js'));
const Search = partInPlace(SearchBox);
const Filters = partInPlace(FilterPanel);
const ChosenFilters = partInPlace(ActiveFilters);

/** What is hidden on a phone, and the forms that the server has sent, may come after the list runs; nothing is to come late beside the page before. */
export async function bringParts(): Promise<void> {
  const sent = document.getElementById(RESULTS) !== null;
  const beside = hasTwoPanes() ? [OfferPane, FilterChoices, ActiveFilters] : [];
  const forms = sent ? [] : [SearchBox, FilterPanel];
  await Promise.all([...[...beside, ...forms].map((part) => part.preload()), bringTones()]);
}

/** Nobody waits for it. */
async function remember(search: RecentSearch): Promise<void> {
  const { rememberSearch } = await import('../search-box/recent-searches.js').catch(() => ({ rememberSearch: null }));
  rememberSearch?.(search);
}

/** Links lead there without a script. */
const RESULTS = 'results';

/** The list of offers: search, filters, offers, and the selected one beside them where there is room. */
export default function JobListPage() {
  const t = useText();
  const { productName } = useSite();
  const { pathname, search, hash } = useLocation();
  const filters = useMemo(() => readJobListAddress(pathname, search) ?? NO_JOB_FILTERS, [pathname, search]);
  const found = useFindJobs(filters);
  const first = found.data?.pages[0];
  const total = found.data?.pages.at(-1)?.jobs.total_search ?? null;
  const shown = found.data?.pages.some(({ jobs }) => jobs.data.length > 0) ?? false;
  // The list before stays to be read; nothing of what it says of itself is true of the one that did not come.
  const outdated = found.isPlaceholderData && found.isError;
  const answer = outdated ? undefined : first;
  const seo = answer?.seo;
  const { minisite, awaited } = useMinisite(answer);
  // The first filter is chosen soon: its chip is then not to come late.
  useEffect(() => void ActiveFilters.preload().catch(() => undefined), []);
  useNormalAddress(filters, found);
  useRestoredPages(jobsKey(filters)[1], found);

  const isUnknownInPath = hash.includes('unknown=');
  const isRead = hash.includes('read=');
  const missing = first === undefined && statusOf(found.error) === 404;
  useHead({
    title: seo?.title ?? t(missing ? 'not-found.head' : 'list.title', { productName }),
    description: seo?.meta ?? t('list.description'),
    canonical: seo === undefined ? (missing ? null : pathTo('job-list')) : seo.canonical,
    // A query leads to more lists than anybody wants to find.
    robots: shown && search === '' ? (seo?.robots ?? 'noindex, follow') : 'noindex, follow',
    script: seo?.script,
    hreflang: seo?.hreflang,
    image: seo?.image,
    feed: seo?.feed,
  });

  const heading = found.isPlaceholderData || !shown || countActive(filters) === 0 ? undefined : seo?.h1;
  useEffect(() => {
    if (heading !== undefined) void remember({ address: jobsKey(filters)[1], name: heading });
  }, [heading, filters]);

  if (missing) {
    return (
      <PartBoundary fallback={<ListSkeleton />}>
        <UnknownList />
      </PartBoundary>
    );
  }
  return (
    <MinisiteScope minisite={minisite}>
      <PageColumn>
        <Top>
          <Breadcrumbs seo={seo} />
          {minisite !== undefined && seo !== undefined ? (
            <OwnHeader minisite={minisite} seo={seo} total={total ?? 0} />
          ) : awaited && seo !== undefined ? (
            <AwaitedHeader h1={seo.h1} />
          ) : (
            <>
              <h1>{seo?.h1 ?? t('list.h1')}</h1>
              {seo !== undefined && seo.text !== '' && <p>{seo.text}</p>}
            </>
          )}
          {filters.keywords.length > 0 && <SearchNotes filters={filters} found={answer} />}
          {/* The server sends the same page to everybody: this part of the address is known to the browser only. */}
          {isUnknownInPath && (
            <OnceRunning>
              <SearchUnknown hash={hash} filters={filters} address={jobsKey(filters)[1]} />
            </OnceRunning>
          )}
          {isRead && (
            <OnceRunning>
              <SearchRead hash={hash} filters={filters} />
            </OnceRunning>
          )}
          <Search filters={filters} facets={first} />
          <Narrowing>
            <Filters filters={filters} facets={first} total={outdated ? null : total} />
            {countActive(filters) > 0 && <ChosenFilters filters={filters} facets={first} />}
          </Narrowing>
        </Top>
        <span role="status" className="visually-hidden">
          {!outdated &&
            (found.isPlaceholderData || total === null ? t('results.loading') : t('results.total', { count: total }))}
        </span>
        <Bottom id={RESULTS}>
          {(found.isPending || isUnknown(found.error)) && <ListSkeleton />}
          {answer === undefined && found.isError && !isUnknown(found.error) && (
            <Failure error={found.error} onRetry={() => void found.refetch()} />
          )}
          {answer !== undefined && !shown && <EmptyList filters={filters} found={answer} />}
          {first !== undefined && shown && (
            <ListResults filters={filters} found={found} total={total ?? 0} outdated={outdated} />
          )}
        </Bottom>
      </PageColumn>
    </MinisiteScope>
  );
}

/** Keeps the room of a company's head until its look is there. */
function AwaitedHeader({ h1 }: { h1: string }) {
  return (
    <Awaited aria-busy="true">
      <h1>{h1}</h1>
    </Awaited>
  );
}

const Awaited = withClass('div', css.awaited);

const Top = withClass('div', css.top);

const Narrowing = withClass('div', css.narrowing);

/** High enough from the start that the footer does not jump. */
const Bottom = withClass('div', css.bottom);
