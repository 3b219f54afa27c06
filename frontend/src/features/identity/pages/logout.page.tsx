import { pathTo } from '@babelboard/pages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useNavigate } from '../../../router/router.js';
import { sessionStore } from '../../../session/session-store.js';
import { useSession } from '../../../session/use-session.js';
import { Button } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useLogOut } from '../api/log-out.js';
import { DoorPage } from '../components/door-page.js';
import { GOODBYE } from '../components/greetings.js';

/** Signs out by a POST as soon as the page runs, and goes home; a link that is only looked at does nothing. */
const LogoutPage: PageComponent = () => {
  const t = useText();
  const navigate = useNavigate();
  const { status } = useSession();
  const { mutate, error, isPending } = useLogOut();
  const failureWords = useFailureWords();
  const begun = useRef(false);
  useAccountHead(t('logout.title'));

  const logOut = () =>
    mutate(undefined, {
      onSuccess: () => {
        notifications.notify({ message: t('logout.done'), type: 'positive' });
        sessionStore.end();
      },
    });
  const logOutAtOnce = useEffectEvent(logOut);
  useEffect(() => {
    if (status === 'user' && !begun.current) logOutAtOnce();
    if (status === 'user') begun.current = true;
    if (status === 'guest') navigate(pathTo('home'), { replace: true });
  }, [status, navigate]);

  return (
    <DoorPage title={t('logout.title')} greetings={GOODBYE}>
      {error === null ? (
        <p role="status">{t('logout.busy')}</p>
      ) : (
        <>
          <p role="alert">{failureWords(error, t('logout.failed'))}</p>
          <Button type="button" data-look="filled" aria-disabled={isPending} onClick={logOut}>
            {t('logout.again')}
          </Button>
        </>
      )}
    </DoorPage>
  );
};

export default LogoutPage;
