import type { JobCard } from '@babelboard/wire';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { type ListFilters, listPath } from '../../../app/paths.js';
import { useText } from '../../../i18n/use-text.js';
import { OfferCard, OfferItem } from './offer-card.js';

const PAGE = 20;

export interface OfferListProps {
  jobs: JobCard[];
  filters: ListFilters;
  selectedId: number | null;
  /** Null while offers open on their own pages. */
  onSelect: ((id: number) => void) | null;
  /** Offset of what comes after; null at the end. */
  next: number | null;
  loadingMore: boolean;
  onMore: () => void;
}

/** The offers, with a way to the ones before and after: links, which load in place where scripts run. */
export function OfferList({ jobs, filters, selectedId, onSelect, next, loadingMore, onMore }: OfferListProps) {
  const t = useText();
  const list = listPath(filters);
  const more = (event: MouseEvent) => {
    event.preventDefault();
    onMore();
  };
  return (
    <>
      {filters.from > 0 && (
        <Step>
          <Button
            variant="outlined"
            component={Link}
            to={listPath({ ...filters, from: Math.max(0, filters.from - PAGE), job: null })}
          >
            {t('results.earlier')}
          </Button>
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
        <Step>
          <Button
            variant="outlined"
            component="a"
            href={listPath({ ...filters, from: next, job: null })}
            rel="next"
            aria-busy={loadingMore}
            onClick={more}
          >
            {t(loadingMore ? 'results.loading' : 'results.more')}
          </Button>
        </Step>
      )}
    </>
  );
}

const List = styled('ol')({ listStyle: 'none' });

const Step = styled('div')({ display: 'grid', justifyItems: 'center', padding: '28px 0' });

const ToPane = styled('button')({
  position: 'absolute',
  clipPath: 'inset(50%)',
  '&:focus': { position: 'static', display: 'inline-block', clipPath: 'none', padding: '8px 0' },
});
