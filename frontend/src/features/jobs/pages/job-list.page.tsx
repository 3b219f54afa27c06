import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { ProblemError } from '../../../api/problem-error.js';
import { useHead } from '../../../app/head.js';
import { jobsPath, type ListFilters, parseListFilters } from '../../../app/paths.js';
import { useSite } from '../../../app/site.js';
import { useText } from '../../../i18n/use-text.js';
import { token, type } from '../../../theme/theme.js';
import { PageColumn } from '../../../ui/page-column.js';
import { nextFrom, useFindJobs } from '../api/find-jobs.js';
import { ActiveFilters } from '../components/active-filters.js';
import { EmptyList } from '../components/empty-list.js';
import { Failure } from '../components/failure.js';
import { activeFilters } from '../components/filter-names.js';
import { filterChoices } from '../components/filter-options.js';
import { FilterPanel } from '../components/filter-panel.js';
import { ListSkeleton } from '../components/list-skeleton.js';
import { OfferList } from '../components/offer-list.js';
import { OfferPane } from '../components/offer-pane.js';
import { RefusedSearch } from '../components/refused-search.js';
import { ResultsHeader } from '../components/results-header.js';
import { SearchBar } from '../components/search-bar.js';
import { SharedOffer } from '../components/shared-offer.js';
import { useOfferWords } from '../components/use-offer-words.js';
import { useSelection } from '../components/use-selection.js';
import { useTwoPanes } from '../components/use-two-panes.js';

/** The list of offers: search, filters, offers, and the selected one beside them where there is room. */
export default function JobListPage() {
  const t = useText();
  const words = useOfferWords();
  const { productName } = useSite();
  const filters = parseListFilters(useLocation().search);
  const found = useFindJobs(filters);
  const first = found.data?.pages[0];
  const active = activeFilters(filters, first, words);
  const total = found.data?.pages.at(-1)?.jobs.total_search ?? null;
  const seo = first?.seo;
  const failed = found.isError && first === undefined;
  const refused = failed && found.error instanceof ProblemError && found.error.status < 500 ? found.error : null;

  useHead({
    title: seo?.title ?? t('list.title', { productName }),
    description: seo?.meta ?? t('list.description'),
    canonical: seo === undefined ? jobsPath : seo.canonical,
    robots: total === null || total === 0 ? 'noindex, follow' : (seo?.robots ?? 'noindex, follow'),
  });

  return (
    <PageColumn>
      <Top>
        <h1>{seo?.h1 ?? t('list.h1')}</h1>
        <SearchBar filters={filters} facets={first} />
        <FilterPanel choices={filterChoices(filters, first, words)} filters={filters} total={total} />
        <ActiveFilters filters={filters} active={active} />
      </Top>
      <div id="results" />
      {found.isPending && <ListSkeleton />}
      {failed && refused === null && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {refused !== null && <RefusedSearch error={refused} filters={filters} active={active} />}
      {total === 0 && <EmptyList filters={filters} active={active} />}
      {total !== null && total > 0 && <Results filters={filters} found={found} total={total} />}
    </PageColumn>
  );
}

function Results({
  filters,
  found,
  total,
}: {
  filters: ListFilters;
  found: ReturnType<typeof useFindJobs>;
  total: number;
}) {
  const twoPanes = useTwoPanes();
  const pages = found.data?.pages ?? [];
  const jobs = pages.flatMap((page) => page.jobs.data);
  const loadMore = async () => {
    const more = await found.fetchNextPage();
    return more.data?.pages.flatMap((page) => page.jobs.data) ?? [];
  };
  const selection = useSelection(filters, jobs, found.hasNextPage ? loadMore : null);
  const card = jobs.find((job) => job.id === selection.id) ?? null;
  if (jobs.length === 0) return <EmptyList filters={filters} active={[]} />;
  return (
    <Panes aria-busy={found.isPlaceholderData}>
      <ListColumn data-stale={found.isPlaceholderData}>
        <ResultsHeader filters={filters} total={total} />
        <SharedOffer id={filters.job} />
        <OfferList
          jobs={jobs}
          filters={filters}
          selectedId={selection.id}
          onSelect={twoPanes ? selection.select : null}
          next={nextFrom(filters.from, pages)}
          loadingMore={found.isFetchingNextPage}
          onMore={() => void loadMore()}
        />
        {found.isFetchNextPageError && <Failure error={found.error} onRetry={() => void loadMore()} />}
      </ListColumn>
      <PaneColumn>
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
    </Panes>
  );
}

const Top = styled('div')({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 'clamp(8px, 1.2vw, 20px) 12px',
  '& h1': { fontSize: type.title, marginBottom: 4 },
});

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
  '& a': { color: token('ink') },
});

const PaneColumn = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block', height: '100%' },
}));
