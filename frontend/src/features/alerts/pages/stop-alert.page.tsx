import { pathTo } from '@babelboard/pages';
import type { ChangeJobAlertByLinkRequest, LinkedJobAlert } from '@babelboard/wire';
import { type FormEvent, useRef } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { PageColumn } from '../../../ui/page-column.js';
import css from '../../../ui/press-page.module.css';
import { useChangeLinkedAlert, useFindLinkedAlert } from '../api/linked-alert.js';

type Action = ChangeJobAlertByLinkRequest['action'];

/**
 * Where the link in a mail of an alert leads: it says which alert, and stops it by a press, without a login. As long as no script runs the form
 * is sent as it is, to the address that mail programs use.
 */
const StopAlertPage: PageComponent<'stop-alert'> = ({ page }) => {
  const t = useText();
  const failureWords = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { token } = page.params;
  const { data: alert, error: dead } = useFindLinkedAlert(token);
  const { mutate, isPending, isSuccess, error, variables } = useChangeLinkedAlert(token);
  const paused = alert !== undefined && alert.paused !== null;
  const title = t(
    !paused ? 'stop-alert.title' : alert.paused?.until === null ? 'stop-alert.stopped' : 'stop-alert.paused',
  );
  useAccountHead(title);

  /** What is read next is what has changed. */
  const press = (action: Action) => isPending || mutate(action, { onSuccess: () => heading.current?.focus() });
  const send = (event: FormEvent) => {
    event.preventDefault();
    press('stop');
  };
  return (
    <Room>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {dead !== null && <p role="alert">{failureWords(dead, t('stop-alert.failed'))}</p>}
      {error !== null && <p role="alert">{failureWords(error, t('stop-alert.failed'))}</p>}
      {dead === null && (
        <>
          {alert !== undefined && (
            <p>
              <b>{alert.name}</b>
            </p>
          )}
          {alert !== undefined && <State alert={alert} said={isSuccess ? variables : undefined} />}
          {paused ? (
            <Presses>
              <Button type="button" data-look="outlined" aria-disabled={isPending} onClick={() => press('go-on')}>
                {t('stop-alert.go-on')}
              </Button>
            </Presses>
          ) : (
            <PressForm method="post" onSubmit={send}>
              <Button type="submit" data-look="filled" aria-disabled={isPending}>
                {t(isPending ? 'form.sending' : 'stop-alert.stop')}
              </Button>
              {alert !== undefined && <Milder alert={alert} busy={isPending} press={press} />}
            </PressForm>
          )}
        </>
      )}
      <Onward>
        <Link to={pathTo('job-alerts')}>{t('stop-alert.all')}</Link>
        {alert !== undefined && <Link to={alert.path}>{t('stop-alert.list')}</Link>}
      </Onward>
    </Room>
  );
};

export default StopAlertPage;

const RHYTHMS: Record<LinkedJobAlert['rhythm'], TextKey> = {
  instant: 'stop-alert.instant',
  daily: 'stop-alert.daily',
  weekly: 'stop-alert.weekly',
};

/** What holds now. */
function State({ alert: { paused, rhythm }, said }: { alert: LinkedJobAlert; said: Action | undefined }) {
  const t = useText();
  const { date } = useFormat();
  const rhythmWords = t(RHYTHMS[rhythm]);
  if (paused === null) return <p role="status">{said === 'go-on' ? t('stop-alert.again') : rhythmWords}</p>;
  return (
    <p role="status">
      {paused.until === null ? t('stop-alert.stopped-text') : t('stop-alert.until', { date: date(paused.until) })}
    </p>
  );
}

/** Ways to have fewer mails without giving the alert up. */
function Milder({ alert, busy, press }: { alert: LinkedJobAlert; busy: boolean; press: (action: Action) => void }) {
  const t = useText();
  return (
    <>
      <Button type="button" data-look="outlined" aria-disabled={busy} onClick={() => press('pause-month')}>
        {t('stop-alert.pause')}
      </Button>
      {alert.rhythm !== 'weekly' && (
        <Button type="button" data-look="outlined" aria-disabled={busy} onClick={() => press('weekly')}>
          {t('stop-alert.less')}
        </Button>
      )}
    </>
  );
}

const Room = withClass(PageColumn, css.room);

const Presses = withClass('div', css.presses);

const PressForm = withClass('form', css.presses);

const Onward = withClass('p', css.onward);
