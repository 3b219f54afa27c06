import { pathTo } from '@babelboard/pages';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { sessionStore } from '../../../session/session-store.js';
import { useSession } from '../../../session/use-session.js';
import { ButtonLink } from '../../../ui/button.js';
import { useConfirmEmailChange } from '../api/confirm-email-change.js';
import { TokenPage } from '../components/token-page.js';

/** Puts the new address in the place of the old one, by a press. */
const ConfirmEmailPage: PageComponent<'confirm-email'> = ({ page }) => {
  const t = useText();
  const { status } = useSession();
  const confirm = useConfirmEmailChange();
  useAccountHead(t('confirm-email.title'));
  const signedIn = status === 'user';
  const onward = (
    <ButtonLink data-look="filled" to={signedIn ? pathTo('home') : pathTo('login')}>
      {t(signedIn ? 'door.onward' : 'door.login')}
    </ButtonLink>
  );
  return (
    <TokenPage
      title={t('confirm-email.title')}
      intro={t('confirm-email.intro')}
      action={t('confirm-email.submit')}
      fallback={t('confirm-email.failed')}
      use={confirm}
      link="change-email"
      token={page.params.token}
      proofIntro={<p>{t('confirm-email.proof')}</p>}
      onDone={() => void sessionStore.load()}
      doneTitle={t('confirm-email.done')}
      done={onward}
      refused={onward}
    />
  );
};

export default ConfirmEmailPage;
