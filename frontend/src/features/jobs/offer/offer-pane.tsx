import type { JobCard } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left-icon.js';
import { ArrowRightIcon } from '../../../ui/icons/arrow-right-icon.js';
import { useFindJob } from '../api/find-job.js';
import { Failure } from '../components/failure.js';
import { OfferArticle } from './offer-article.js';
import css from './offer-pane.module.css';

export interface OfferPaneProps {
  /** What the list knows of the offer; null where the list does not hold it. */
  card: JobCard | null;
  id: number;
  /** Whether the pane is seen: a hidden one asks for nothing. */
  active: boolean;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** The selected offer beside the list. */
export default function OfferPane({ card, id, active, onPrevious, onNext }: OfferPaneProps) {
  const t = useText();
  const found = useFindJob(active ? id : null);
  // What the list knows stands in only until the answer: an offer that has ended meanwhile is no offer.
  const job = found.data === undefined ? card : found.data.job;
  return (
    <Pane key={id} id="offer" role="region" aria-label={t('pane.label')} tabIndex={0}>
      <Steps className="js-only">
        <Button type="button" data-look="plain" disabled={onPrevious === null} onClick={() => onPrevious?.()}>
          <ArrowLeftIcon />
          {t('pane.previous')}
        </Button>
        <Button type="button" data-look="plain" disabled={onNext === null} onClick={() => onNext?.()}>
          {t('pane.next')}
          <ArrowRightIcon />
        </Button>
      </Steps>
      {job === null && found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {job === null && !found.isError && <p>{found.isPending ? t('progress.loading') : t('pane.gone')}</p>}
      {job !== null && (
        <OfferArticle
          job={job}
          title="h2"
          actions={
            <PageLink to={job.url} aria-label={t('pane.own-page-label', { title: job.title })}>
              {t('pane.own-page')}
            </PageLink>
          }
          failure={found.isError ? <Failure error={found.error} onRetry={() => void found.refetch()} /> : undefined}
        />
      )}
    </Pane>
  );
}

const Pane = withClass('div', css.pane);

const Steps = withClass('div', css.steps);

const PageLink = withClass(Link, css.pageLink);
