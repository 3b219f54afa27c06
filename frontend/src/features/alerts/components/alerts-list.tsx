import { MOST_ALERTS } from '@babelboard/wire';
import { type ReactNode, useEffect } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { useFindAlerts } from '../../../job-alerts/find-alerts.js';
import { endAlertChange } from '../../../job-alerts/keep-alert-change.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { AlertCard } from './alert-card.js';
import css from './alerts-list.module.css';

/** The alerts of somebody. @param empty while there are none */
export function AlertsList({ empty }: { empty: ReactNode }) {
  const t = useText();
  const failureWords = useFailureWords();
  const { data, error, refetch } = useFindAlerts();
  const { user } = useSession();
  // Who comes back here without saving has given up what they changed.
  useEffect(() => {
    if (user !== null) endAlertChange(user.id);
  }, [user]);
  if (data === undefined) {
    if (error === null) return <Waiting />;
    return (
      <div role="alert">
        <p>{failureWords(error, t('alerts.failed'))}</p>
        <Button type="button" data-look="outlined" onClick={() => void refetch()}>
          {t('failure.retry')}
        </Button>
      </div>
    );
  }
  const { data: alerts } = data;
  if (alerts.length === 0) return empty;
  return (
    <section aria-label={t('alerts.title')}>
      <Count role="status">{t('alerts.count', { count: alerts.length })}</Count>
      {alerts.length >= MOST_ALERTS && (
        <Note>
          <p>{t('alerts.limit', { most: MOST_ALERTS })}</p>
        </Note>
      )}
      <List>
        {alerts.map((alert) => (
          <AlertCard key={alert.id} alert={alert} />
        ))}
      </List>
    </section>
  );
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('progress.loading')}</span>
      <Skeleton className={css.waiting} />
      <Skeleton className={css.waiting} />
    </div>
  );
}

const Count = withClass('p', css.count);

const List = withClass('ul', css.list);
