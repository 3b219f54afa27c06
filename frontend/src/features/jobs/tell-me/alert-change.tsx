import { pathTo } from '@babelboard/pages';
import type { JobAlert } from '@babelboard/wire';
import { useEffect } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { useChangeAlert } from '../../../job-alerts/change-alert.js';
import { useFindAlerts } from '../../../job-alerts/find-alerts.js';
import { endAlertChange } from '../../../job-alerts/keep-alert-change.js';
import { useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import css from './alert-change.module.css';

interface AlertChangeProps {
  account: number;
  /** The alert that is changed. */
  id: number;
  /** The list as it is filtered now: path and query. */
  path: string;
  /** How many offers it has; null as long as nobody knows. */
  total: number | null;
}

/** Says on a list that its filters become those of an alert, and saves them. What was chosen stands in the address: a failure loses nothing of it. */
export default function AlertChange({ account, id, path, total }: AlertChangeProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const { data, error: unknown } = useFindAlerts();
  const { mutate, isPending, error } = useChangeAlert(id);
  const alert = data?.data.find((one) => one.id === id);
  const isGone = data !== undefined && alert === undefined;
  // Deleted meanwhile: there is nothing to change.
  useEffect(() => {
    if (isGone) endAlertChange(account);
  }, [isGone, account]);
  if (isGone || (alert === undefined && unknown === null)) return null;

  const leave = () => {
    endAlertChange(account);
    navigate(pathTo('job-alerts'));
  };
  const save = () => {
    if (isPending) return;
    mutate(
      { path },
      {
        onSuccess: ({ data: alerts }) => {
          notifications.notify({ message: t('alert-change.saved', { name: nameOf(alerts, id) }), type: 'positive' });
          leave();
        },
      },
    );
  };
  const failed = error ?? unknown;
  return (
    <Bar aria-labelledby={TITLE}>
      <div>
        <h2 id={TITLE}>{t('alert-change.title', { name: alert?.name ?? '' })}</h2>
        <p role="status">{t('alert-change.count', { count: total ?? 0, known: total === null ? 'no' : 'yes' })}</p>
        {failed !== null && <p role="alert">{failureWords(failed, t('alert-change.failed'))}</p>}
      </div>
      <Presses>
        <Button type="button" data-look="filled" aria-disabled={isPending} onClick={save}>
          {t(isPending ? 'form.sending' : 'alert-change.save')}
        </Button>
        <Button type="button" data-look="plain" onClick={leave}>
          {t('alert-change.cancel')}
        </Button>
      </Presses>
    </Bar>
  );
}

const TITLE = 'alert-change-title';

function nameOf(alerts: readonly JobAlert[], id: number): string {
  return alerts.find((one) => one.id === id)?.name ?? '';
}

const Bar = withClass('section', css.bar);

const Presses = withClass('div', css.presses);
