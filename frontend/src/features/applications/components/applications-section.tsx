import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { type ApplicationsAsked, useFindApplications } from '../api/find-applications.js';
import { useLiveApplications } from '../api/use-live-applications.js';
import { ApplicationRow } from './application-row.js';
import css from './applications-section.module.css';

const VIEWS: readonly { asked: ApplicationsAsked; text: TextKey }[] = [
  { asked: 'all', text: 'applications.all' },
  { asked: 'active', text: 'applications.active' },
  { asked: 'ended', text: 'applications.ended' },
];

/** What somebody has applied for, and how far each of it is. */
export function ApplicationsSection() {
  const t = useText();
  const failureWords = useFailureWords();
  const [asked, setAsked] = useState<ApplicationsAsked>('all');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useFindApplications(asked);
  useLiveApplications();
  const rows = data?.pages.flatMap((page) => page.applications) ?? [];
  const counts = data?.pages[0]?.counts;
  return (
    <Section aria-labelledby="applications" aria-busy={data === undefined && error === null}>
      <h2 id="applications" tabIndex={-1}>
        {t('applications.title')}
      </h2>
      {data === undefined && error === null && (
        <>
          <span className="visually-hidden">{t('progress.loading')}</span>
          <Skeleton style={{ width: '60%', height: 24, marginTop: 16 }} />
        </>
      )}
      {data === undefined && error !== null && (
        <div role="alert">
          <p>{failureWords(error, t('applications.failed'))}</p>
          <Button type="button" data-look="outlined" onClick={() => void refetch()}>
            {t('failure.retry')}
          </Button>
        </div>
      )}
      {counts?.all === 0 && <p>{t('applications.none')}</p>}
      {counts !== undefined && counts.ended > 0 && (
        <Views role="group" aria-label={t('applications.which')}>
          {VIEWS.map((view) => (
            <button
              key={view.asked}
              type="button"
              aria-pressed={view.asked === asked}
              onClick={() => setAsked(view.asked)}
            >
              {t(view.text, { count: counts[view.asked] })}
            </button>
          ))}
        </Views>
      )}
      {counts !== undefined && counts.all > 0 && rows.length === 0 && <p>{t('applications.none-such')}</p>}
      <List>
        {rows.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </List>
      {hasNextPage && (
        <Button
          type="button"
          data-look="outlined"
          aria-disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('applications.more')}
        </Button>
      )}
    </Section>
  );
}

const Section = withClass('section', css.section);

const Views = withClass('div', css.views);

const List = withClass('ul', css.list);
