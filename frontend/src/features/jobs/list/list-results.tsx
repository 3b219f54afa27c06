import type { JobListFilters } from '@babelboard/job-paths';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../paths/paths.js';
import { radius, token, type } from '../../../theme/theme.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import { useRunning } from '../../../ui/use-running.js';
import { nextFrom, type useFindJobs } from '../api/find-jobs.js';
import { Failure } from '../components/failure.js';
import { OfferPane } from '../offer/offer-pane.js';
import { OfferList } from './offer-list.js';
import { ResultsHeader } from './results-header.js';
import { SharedOffer } from './shared-offer.js';
import { markSeen } from './use-seen-offers.js';
import { useSelection } from './use-selection.js';
import { useTwoPanes } from './use-two-panes.js';

const ApplyDialog = lazyPart(() => import('../offer/apply-dialog.js'));

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
  const running = useRunning();
  const navigate = useNavigate();
  const pages = found.data?.pages ?? [];
  const jobs = pages.flatMap((page) => page.jobs.data);
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
          <OfferPane
            card={card}
            id={selection.id}
            active={twoPanes || filters.job !== null}
            onPrevious={selection.previous}
            onNext={selection.next}
          />
        )}
      </PaneColumn>
      {/* A dialog is nothing that the server renders. */}
      {running && filters.autoApply && selection.id !== null && (
        <OptionalPart open={() => showDialog(true)} close={() => showDialog(false)}>
          <ApplyDialog id={selection.id} onClose={() => showDialog(false)} />
        </OptionalPart>
      )}
    </Panes>
  );
}

const Panes = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(360px, 5fr) minmax(0, 6fr)',
    columnGap: 44,
    alignItems: 'start',
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: 64 },
}));

const ListColumn = styled('div')({
  minWidth: 0,
  transition: 'opacity 120ms',
  '&[data-stale="true"]': { opacity: 0.55 },
  // Still to be read: fainter letters would not be.
  '&[data-outdated="true"]': {
    filter: 'grayscale(1)',
    paddingInlineStart: 16,
    borderInlineStart: `3px solid ${token('line')}`,
    '& > p:first-of-type': { color: token('ink-soft'), fontSize: type.small },
  },
});

const PaneColumn = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block', height: '100%' },
}));

const Choose = styled('p')({
  marginTop: 56,
  padding: '56px 32px',
  borderRadius: radius.sheet,
  border: `1.5px dashed ${token('line')}`,
  color: token('ink-soft'),
  textAlign: 'center',
});
