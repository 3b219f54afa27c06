import { pathTo } from '@babelboard/pages';
import type { MatchedJob } from '@babelboard/wire';
import { type ReactNode, useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { useFindMatchings } from '../api/find-matchings.js';
import { useShownMatchings } from '../api/note-shown-matchings.js';
import { useLiveMatchings } from '../api/use-live-matchings.js';
import { cameSince } from '../domain/came-since.js';
import { type MatchingsAsked, matchingsAddress } from '../matchings-address.js';
import { MatchingItem } from './matching-item.js';
import { MatchingMails } from './matching-mails.js';
import { MatchingPages, useLastPage } from './matching-pages.js';
import css from './matchings-list.module.css';
import { MatchingsToolbar } from './matchings-toolbar.js';
import type { SaidSkills } from './missing-skills.js';
import { onListKey } from './on-list-key.js';

/** More are not kept: then these are the best. */
const MOST_MATCHINGS = 50;

export interface MatchingsListProps {
  asked: MatchingsAsked;
  card: (job: MatchedJob) => ReactNode;
  said: SaidSkills;
  waiting: ReactNode;
  /** Where the profile says too little. */
  incomplete: ReactNode;
  /** Where nothing suits. */
  empty: ReactNode;
}

/** The offers that suit somebody, kept up to date while they look. */
export function MatchingsList({ asked, card, said, waiting, incomplete, empty }: MatchingsListProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const { data, error, refetch, isPlaceholderData } = useFindMatchings(asked);
  const settled = data !== undefined && !isPlaceholderData;
  const [opened] = useState(() => Date.now());
  const fresh = useShownMatchings(settled ? data.jobs.data : undefined);
  const jobs = data?.jobs.data ?? [];
  const total = data?.jobs.total_search ?? 0;
  const { productPrefix } = useSite();
  const addressOf = (page: number) => matchingsAddress({ ...asked, page });
  useLiveMatchings();
  useLastPage({ page: asked.page, total: settled ? total : null, addressOf });
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
  if (!data.enabled) return incomplete;
  const came = cameSince(jobs, fresh, opened);
  return (
    <Section aria-label={t('matchings.title')} aria-busy={!settled}>
      <MatchingsToolbar asked={asked} />
      {/* It stays where it is whatever it says, so that what comes is read out. */}
      <Count role="status">
        {total === 0 && data.on_their_way && <span>{t('matchings.on-their-way')}</span>}
        {total > 0 && (
          <span>{t(total < MOST_MATCHINGS ? 'matchings.count' : 'matchings.count-best', { count: total })}</span>
        )}{' '}
        {came > 0 && <span>{t('matchings.came', { count: came })}</span>}
      </Count>
      {total === 0 && !data.on_their_way && empty}
      {total > 0 && (
        <>
          <List onKeyDown={onListKey}>
            {jobs.map((job, at) => (
              <MatchingItem
                key={job.id}
                job={job}
                isNew={fresh.has(job.id)}
                next={asked.order === 'fit' ? (jobs[at + 1] ?? null) : null}
                said={said}
                card={card(job)}
              />
            ))}
          </List>
          <MatchingPages page={asked.page} total={total} addressOf={addressOf} />
          <Keys>{t('matchings.keys')}</Keys>
          <p>
            <Link to={pathTo('ranking', { product: productPrefix })}>{t('matchings.what-counts')}</Link>
          </p>
        </>
      )}
      <MatchingMails />
    </Section>
  );
}

const Section = withClass('section', css.section);

const Count = withClass('p', css.count);

const List = withClass('ul', css.list);

/** For who has keys. */
const Keys = withClass('p', css.keys);
