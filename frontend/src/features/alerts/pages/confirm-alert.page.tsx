import { pathTo } from '@babelboard/pages';
import type { GuestJobAlert } from '@babelboard/wire';
import { useRef } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { PageColumn } from '../../../ui/page-column.js';
import css from '../../../ui/press-page.module.css';
import { useConfirmGuestAlert, useFindGuestAlert } from '../api/guest-alert.js';

/** Where the mail leads that asks whether somebody wants an alert: it says which one, and begins it by a press. Looking changes nothing. */
const ConfirmAlertPage: PageComponent<'confirm-alert'> = ({ page }) => {
  const t = useText();
  const failureWords = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { token } = page.params;
  const { data: alert, error: dead } = useFindGuestAlert(token);
  const { mutate, isPending, error } = useConfirmGuestAlert(token);
  const confirmed = alert?.confirmed === true;
  const title = t(dead !== null ? 'confirm-alert.dead' : confirmed ? 'confirm-alert.done' : 'confirm-alert.title');
  useAccountHead(title);
  const press = () => isPending || mutate(undefined, { onSuccess: () => heading.current?.focus() });
  return (
    <Room>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {[dead, error].map(
        (failed) =>
          failed !== null && (
            <p key={failed.message} role="alert">
              {failureWords(failed, t('confirm-alert.failed'))}
            </p>
          ),
      )}
      {alert !== undefined && (
        <p>
          <b>{alert.name}</b>
        </p>
      )}
      {confirmed && <p role="status">{t(alert.in_account ? 'confirm-alert.in-account' : 'confirm-alert.begins')}</p>}
      {dead === null && !confirmed && (
        <>
          <p>{t('confirm-alert.what')}</p>
          <Presses>
            <Button type="button" data-look="filled" aria-disabled={isPending} onClick={press}>
              {t(isPending ? 'form.sending' : 'confirm-alert.press')}
            </Button>
          </Presses>
        </>
      )}
      {dead === null ? <Ways alert={alert} /> : <OtherWays />}
    </Room>
  );
};

export default ConfirmAlertPage;

function Ways({ alert }: { alert: GuestJobAlert | undefined }) {
  const t = useText();
  return (
    <Onward>
      {alert !== undefined && <Link to={alert.path}>{t('stop-alert.list')}</Link>}
      {alert?.in_account === true && <Link to={pathTo('job-alerts')}>{t('stop-alert.all')}</Link>}
      {alert?.in_account === false && <Link to={pathTo('register')}>{t('confirm-alert.register')}</Link>}
    </Onward>
  );
}

/** From a link that leads nowhere any more. */
function OtherWays() {
  const t = useText();
  return (
    <Onward>
      <Link to={pathTo('job-list')}>{t('confirm-alert.choose-list')}</Link>
      <Link to={pathTo('job-alerts')}>{t('stop-alert.all')}</Link>
    </Onward>
  );
}

const Room = withClass(PageColumn, css.room);

const Presses = withClass('div', css.presses);

const Onward = withClass('p', css.onward);
