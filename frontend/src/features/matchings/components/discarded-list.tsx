import type { DiscardReason, MatchedJob } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { goOnWhenGone } from '../../../ui/go-on-when-gone.js';
import { useRestoreMatching } from '../api/change-matching.js';
import { useFindDiscardedMatchings } from '../api/find-discarded-matchings.js';
import { useLiveMatchings } from '../api/use-live-matchings.js';
import { discardedAddress } from '../matchings-address.js';
import { Head, Item, Why } from './matching-item.js';
import { MatchingPages, useLastPage } from './matching-pages.js';
import { MatchingScore } from './matching-score.js';
import css from './matchings-list.module.css';

export interface DiscardedListProps {
  page: number;
  card: (job: MatchedJob) => ReactNode;
  waiting: ReactNode;
  empty: ReactNode;
}

/** What was said when it was discarded. */
const SAID: Record<DiscardReason, TextKey | null> = {
  company: 'matchings.said-company',
  'too-far': 'matchings.said-too-far',
  'pay-too-low': 'matchings.said-pay-too-low',
  'other-work': 'matchings.said-other-work',
  none: null,
};

/** The offers that somebody has discarded, each with the way back. */
export function DiscardedList({ page, card, waiting, empty }: DiscardedListProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const { data, error, refetch, isPlaceholderData } = useFindDiscardedMatchings(page);
  const settled = data !== undefined && !isPlaceholderData;
  const total = data?.jobs.total_search ?? 0;
  useLiveMatchings();
  useLastPage({ page, total: settled ? total : null, addressOf: discardedAddress });
  if (data === undefined) {
    if (error === null) return waiting;
    return (
      <div role="alert">
        <p>{failureWords(error, t('matchings.failed'))}</p>
        <Button type="button" data-look="outlined" onClick={() => void refetch()}>
          {t('failure.retry')}
        </Button>
      </div>
    );
  }
  if (total === 0) return empty;
  return (
    <Section aria-label={t('matchings.discarded')} aria-busy={!settled}>
      <Count role="status">{t('matchings.discarded-count', { count: total })}</Count>
      <List>
        {data.jobs.data.map((job) => (
          <Item key={job.id}>
            <Head>
              <MatchingScore score={job.matching.score} />
            </Head>
            {card(job)}
            <Discarded job={job} />
          </Item>
        ))}
      </List>
      <MatchingPages page={page} total={total} addressOf={discardedAddress} />
    </Section>
  );
}

function Discarded({ job: { id, title, company, matching } }: { job: MatchedJob }) {
  const t = useText();
  const restore = useRestoreMatching();
  const reason = matching.discarded_for ?? 'none';
  const said = SAID[reason];
  return (
    <Why>
      {said !== null && <p>{t(said, { company: company.name })}</p>}
      <p>
        <Button
          type="button"
          data-look="outlined"
          aria-label={t('matchings.restore-of', { title })}
          onClick={({ currentTarget }) => {
            goOnWhenGone(currentTarget);
            restore(id, reason);
          }}
        >
          {t('matchings.restore')}
        </Button>
      </p>
    </Why>
  );
}

const Section = withClass('section', css.section);

const Count = withClass('p', css.count);

const List = withClass('ul', css.list);
