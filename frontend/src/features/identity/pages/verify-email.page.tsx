import { pathTo } from '@babelboard/pages';
import { useState } from 'react';
import { ResendVerification } from '../../../account-notes/resend-verification.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { keepTarget, keptTarget } from '../../../session/login-memory.js';
import { sessionStore } from '../../../session/session-store.js';
import { useSession } from '../../../session/use-session.js';
import { ButtonLink } from '../../../ui/button.js';
import { useVerifyEmail } from '../api/verify-email.js';
import { Ways } from '../components/door-page.js';
import { TokenPage } from '../components/token-page.js';

/** Shows that an address is one's own, by a press. */
const VerifyEmailPage: PageComponent<'verify-email'> = ({ page }) => {
  const t = useText();
  const { user, path } = useSession();
  const starts: Partial<Record<string, string>> = {
    candidate: pathTo('welcome'),
    company: pathTo('company-dashboard'),
  };
  const onward = starts[user?.type ?? ''] ?? path;
  const verify = useVerifyEmail();
  const [token] = useState(() => page.params.token);
  useAccountHead(t('verify.title'));
  return (
    <TokenPage
      title={t('verify.title')}
      intro={t('verify.intro')}
      action={t('verify.submit')}
      fallback={t('verify.failed')}
      use={verify}
      link="verify-email"
      token={token}
      proofIntro={
        <>
          <p>{t('verify.proof')}</p>
          <p>{t('verify.proof-stranger')}</p>
        </>
      }
      proofWays={
        <Ways>
          {/* The same link sets a new password, for who does not know the one of the account. */}
          <Link to={pathTo('new-password', { token })}>{t('verify.proof-new')}</Link>
        </Ways>
      }
      onDone={() => {
        // A candidate who signs in next is new here; others are led on as always.
        if (keptTarget() === null) keepTarget(pathTo('welcome'));
        void sessionStore.load();
      }}
      doneTitle={t('verify.done')}
      done={
        <ButtonLink data-look="filled" to={onward ?? pathTo('login')}>
          {t(path === null ? 'door.login' : 'door.onward')}
        </ButtonLink>
      }
      refused={
        <Ways>
          <ResendVerification open />
        </Ways>
      }
    />
  );
};

export default VerifyEmailPage;
