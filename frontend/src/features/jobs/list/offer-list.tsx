import { JOBS_PER_PAGE, type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import type { JobCard } from '@babelboard/wire';
import type { MouseEvent } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { useHref } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.js';
import { OfferCard, OfferItem } from './offer-card.js';
import css from './offer-list.module.css';
import { useWhenNear } from './use-when-near.js';

/** So many pages come by scrolling; then one is asked, so that the end of the page can be reached. */
const PAGES_BY_SCROLLING = 3;

export interface OfferListProps {
  jobs: JobCard[];
  filters: JobListFilters;
  selectedId: number | null;
  /** Null while offers open on their own pages. */
  onSelect: ((id: number) => void) | null;
  /** Offset of what comes after; null at the end. */
  next: number | null;
  /** How many pages are loaded. */
  pages: number;
  loadingMore: boolean;
  /** Whether more may come by scrolling now: not while a list is exchanged, nor after a failure. */
  scrolls: boolean;
  onMore: () => void;
}

/** The offers, with a way to the ones before and after: links, which load in place where scripts run. */
export function OfferList({
  jobs,
  filters,
  selectedId,
  onSelect,
  next,
  pages,
  loadingMore,
  scrolls,
  onMore,
}: OfferListProps) {
  const t = useText();
  const href = useHref();
  const list = writeJobListAddress(filters);
  const at = (from: number) => writeJobListAddress({ ...filters, from, job: null, autoApply: false });
  const end = useWhenNear<HTMLDivElement>(scrolls && !loadingMore && pages % PAGES_BY_SCROLLING !== 0, pages, onMore);
  const more = (event: MouseEvent) => {
    event.preventDefault();
    onMore();
  };
  return (
    <>
      {filters.from > 0 && (
        <Step>
          <ButtonLink data-look="outlined" rel="prev" to={at(Math.max(0, filters.from - JOBS_PER_PAGE))}>
            {t('results.earlier')}
          </ButtonLink>
        </Step>
      )}
      <List>
        {jobs.map((job) => (
          <OfferItem key={job.id}>
            <OfferCard
              job={job}
              list={list}
              wanted={filters.language}
              selected={job.id === selectedId}
              onSelect={onSelect === null ? undefined : () => onSelect(job.id)}
            />
            {job.id === selectedId && onSelect !== null && (
              <ToPane type="button" onClick={() => document.getElementById('offer')?.focus()}>
                {t('pane.go')}
              </ToPane>
            )}
          </OfferItem>
        ))}
      </List>
      {next !== null && (
        <Step ref={end}>
          <ButtonAnchor data-look="outlined" href={href(at(next))} rel="next" aria-busy={loadingMore} onClick={more}>
            {t(loadingMore ? 'results.loading' : 'results.more')}
          </ButtonAnchor>
        </Step>
      )}
    </>
  );
}

const List = withClass('ol', css.list);

const Step = withClass('div', css.step);

const ToPane = withClass('button', css.toPane);
