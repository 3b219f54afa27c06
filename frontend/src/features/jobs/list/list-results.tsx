import type { JobListFilters } from '@babelboard/job-paths';
import { useEffect } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { markSeen } from '../../../job-marks/seen-offers.js';
import { useShownOffers } from '../../../job-marks/shown-offers.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { CrashBoundary } from '../../../ui/crash-boundary.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { OnceRunning } from '../../../ui/once-running.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import { PartBoundary } from '../../../ui/part-boundary.js';
import { nextFrom, type useFindJobs } from '../api/find-jobs.js';
import { Failure } from '../components/failure.js';
import css from './list-results.module.css';
import { OfferList } from './offer-list.js';
import { ResultsHeader } from './results-header.js';
import { SharedOffer } from './shared-offer.js';
import { useSelection } from './use-selection.js';
import { useTwoPanes } from './use-two-panes.js';

/** A phone has no room for it. */
export const OfferPane = lazyPart(() => import('../offer/offer-pane.js'), ['jobs/offer']);
const ApplyForm = lazyPart(() => import('../apply/asked-form.js'));

export interface ListResultsProps {
  filters: JobListFilters;
  found: ReturnType<typeof useFindJobs>;
  total: number;
  /** These are the offers of the list before: the one that is asked for could not be had. */
  outdated: boolean;
}

/** The offers, and where there is room the selected one beside them. */
export function ListResults({ filters, found, total, outdated }: ListResultsProps) {
  const t = useText();
  const twoPanes = useTwoPanes();
  const navigate = useNavigate();
  const pages = found.data?.pages ?? [];
  const jobs = useShownOffers(
    pages.flatMap((page) => page.jobs.data),
    pages[0]?.companyIdMinisite,
  );
  const loadMore = async () => {
    const more = await found.fetchNextPage({ cancelRefetch: false });
    return more.data?.pages.flatMap((page) => page.jobs.data) ?? [];
  };
  const selection = useSelection({
    filters,
    jobs,
    selectFirst: pages[0]?.hasMinisiteService !== true,
    loadMore: found.hasNextPage ? loadMore : null,
  });
  useEffect(() => {
    if (filters.job !== null) markSeen(filters.job);
  }, [filters.job]);
  const card = jobs.find((job) => job.id === selection.id) ?? null;
  const showDialog = (autoApply: boolean) => navigate(jobListPath({ ...filters, autoApply }), { replace: true });
  return (
    <Panes aria-busy={found.isFetching && found.isPlaceholderData}>
      <ListColumn data-stale={found.isPlaceholderData && found.isFetching} data-outdated={outdated}>
        {outdated ? (
          <p>{t('failure.before')}</p>
        ) : (
          <ResultsHeader filters={filters} total={total} busy={found.isPlaceholderData} />
        )}
        <SharedOffer id={filters.job} />
        <OfferList
          jobs={jobs}
          filters={filters}
          selectedId={selection.id}
          onSelect={twoPanes ? selection.select : null}
          next={outdated ? null : nextFrom(filters.from, pages)}
          pages={pages.length}
          loadingMore={found.isFetchingNextPage}
          scrolls={!found.isPlaceholderData && !found.isFetchNextPageError}
          onMore={() => void loadMore()}
        />
        {found.isFetchNextPageError && <Failure error={found.error} onRetry={() => void loadMore()} />}
      </ListColumn>
      <PaneColumn>
        {selection.id === null && <Choose>{t('pane.choose')}</Choose>}
        {selection.id !== null && (
          <CrashBoundary fallback={(again) => <Failure error={null} onRetry={again} />}>
            <PartBoundary>
              <OfferPane
                card={card}
                id={selection.id}
                active={twoPanes || filters.job !== null}
                onPrevious={selection.previous}
                onNext={selection.next}
              />
            </PartBoundary>
          </CrashBoundary>
        )}
      </PaneColumn>
      {filters.autoApply && selection.id !== null && (
        <OnceRunning>
          <OptionalPart open={() => showDialog(true)} close={() => showDialog(false)}>
            <ApplyForm id={selection.id} onClose={() => showDialog(false)} />
          </OptionalPart>
        </OnceRunning>
      )}
    </Panes>
  );
}

const Panes = withClass('div', css.panes);

const ListColumn = withClass('div', css.listColumn);

const PaneColumn = withClass('div', css.paneColumn);

const Choose = withClass('p', css.choose);
