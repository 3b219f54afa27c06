import { pathTo } from '@babelboard/pages';
import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useNavigate, useSearchParams } from '../../../router/router.js';
import { forgetLogin } from '../../../session/login-memory.js';
import { sessionStore } from '../../../session/session-store.js';
import { useSession } from '../../../session/use-session.js';
import { Button } from '../../../ui/button.js';
import { useRunning } from '../../../ui/use-running.js';
import { useOpenSupportAccess } from '../api/open-support-access.js';
import { DoorPage } from '../components/door-page.js';
import { WELCOME_BACK } from '../components/greetings.js';
import { useHiddenToken } from '../components/use-hidden-token.js';

/** Where a support link leads: looking at it changes nothing, a press shows the product as its user. */
const BackdoorPage: PageComponent = () => {
  const t = useText();
  const navigate = useNavigate();
  const running = useRunning();
  const search = useSearchParams();
  const [code] = useState(() => search.get('code') ?? '');
  const { user } = useSession();
  const { mutate, error, isPending } = useOpenSupportAccess();
  const failureWords = useFailureWords();
  useAccountHead(t('backdoor.title'));
  useHiddenToken(pathTo('backdoor'));

  const press = () => {
    if (isPending) return;
    mutate(
      { code },
      {
        onSuccess: (answer) => {
          forgetLogin();
          sessionStore.begin(answer);
          navigate(answer.path, { replace: true });
        },
      },
    );
  };
  return (
    <DoorPage
      title={t('backdoor.title')}
      intro={
        <>
          <p>{t('backdoor.intro')}</p>
          {user !== null && <p>{t('backdoor.signed-in', { email: user.email })}</p>}
        </>
      }
      greetings={WELCOME_BACK}
    >
      {error !== null && <p role="alert">{failureWords(error, t('backdoor.failed'))}</p>}
      {running && code === '' && <p role="alert">{t('backdoor.no-code')}</p>}
      <p className="no-js-only">{t('form.needs-script')}</p>
      <Button
        type="button"
        data-look="filled"
        disabled={!running || code === ''}
        aria-disabled={isPending}
        onClick={press}
      >
        {t(isPending ? 'backdoor.opening' : 'backdoor.open')}
      </Button>
    </DoorPage>
  );
};

export default BackdoorPage;
