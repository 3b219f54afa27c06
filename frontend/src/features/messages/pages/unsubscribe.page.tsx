import { pathTo } from '@babelboard/pages';
import type { MessageSetting } from '@babelboard/wire';
import { type FormEvent, useRef } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { PageColumn } from '../../../ui/page-column.js';
import css from '../../../ui/press-page.module.css';
import { useCheckUnsubscribeLink } from '../api/check-unsubscribe-link.js';
import { type Press, useUnsubscribe } from '../api/unsubscribe.js';

const WHAT: Partial<Record<MessageSetting, TextKey>> = {
  email_matchings: 'unsubscribe.what-matchings',
  email_notifications: 'unsubscribe.what-notifications',
  email_newsletters: 'unsubscribe.what-newsletters',
  email_challenge_task: 'unsubscribe.what-challenge',
  level_notification: 'unsubscribe.what-level',
};

/**
 * Where the link at the foot of a mail leads: it says what would stop, and stops it by a press, without a login. As long as no script runs
 * the form is sent as it is, to the address that mail programs use.
 */
const UnsubscribePage: PageComponent<'unsubscribe'> = ({ page }) => {
  const t = useText();
  const failureWords = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { token } = page.params;
  const { data: state, error: dead } = useCheckUnsubscribeLink(token);
  const { mutate, isPending, isSuccess, error, variables } = useUnsubscribe(token);
  const stopped = state?.stopped === true;
  const title = t(stopped ? 'unsubscribe.stopped' : 'unsubscribe.title');
  useAccountHead(title);

  const what = state && WHAT[state.setting];
  /** What is read next is what has changed. */
  const press = (which: Press) => isPending || mutate(which, { onSuccess: () => heading.current?.focus() });
  const send = (event: FormEvent) => {
    event.preventDefault();
    press('kind');
  };
  return (
    <Room>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {dead !== null && <p role="alert">{failureWords(dead, t('unsubscribe.failed'))}</p>}
      {error !== null && <p role="alert">{failureWords(error, t('unsubscribe.failed'))}</p>}
      {isSuccess && variables === 'undo' && !stopped && <p role="status">{t('unsubscribe.undone')}</p>}
      {dead === null && (
        <>
          <p>{t(what ?? 'unsubscribe.what')}</p>
          {stopped ? (
            <Presses>
              {state.can_undo && (
                <Button type="button" data-look="outlined" aria-disabled={isPending} onClick={() => press('undo')}>
                  {t('unsubscribe.undo')}
                </Button>
              )}
              {state.others_come && <StopAll busy={isPending} press={press} />}
            </Presses>
          ) : (
            <PressForm method="post" onSubmit={send}>
              <Button type="submit" data-look="filled" aria-disabled={isPending}>
                {t(isPending ? 'form.sending' : 'unsubscribe.submit')}
              </Button>
              {state?.others_come && <StopAll busy={isPending} press={press} />}
            </PressForm>
          )}
          <Soft>{t('unsubscribe.stays')}</Soft>
        </>
      )}
      <Ways stopped={stopped} />
    </Room>
  );
};

export default UnsubscribePage;

function StopAll({ busy, press }: { busy: boolean; press: (which: Press) => void }) {
  const t = useText();
  return (
    <Button type="button" data-look="outlined" aria-disabled={busy} onClick={() => press('all')}>
      {t('unsubscribe.all')}
    </Button>
  );
}

/** The switches of the account, and the rest of the site. */
function Ways({ stopped }: { stopped: boolean }) {
  const t = useText();
  const { user } = useSession();
  const settings = user?.type === 'company' ? pathTo('company-settings') : pathTo('candidate-settings');
  return (
    <Onward>
      <Link to={`${settings}#messages`}>{t('unsubscribe.settings')}</Link>
      {stopped && (
        <ButtonLink data-look="plain" to={pathTo('home')}>
          {t('unsubscribe.home')}
        </ButtonLink>
      )}
    </Onward>
  );
}

const Room = withClass(PageColumn, css.room);

const Presses = withClass('div', css.presses);

const PressForm = withClass('form', css.presses);

const Soft = withClass('p', css.soft);

const Onward = withClass('p', css.onward);
