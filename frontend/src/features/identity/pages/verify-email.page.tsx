import { audienceOf, mayVisit, pageAt, pathTo } from '@babelboard/pages';
import type { User } from '@babelboard/wire';
import { useState } from 'react';
import { ResendVerification } from '../../../account-notes/resend-verification.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { useNavigate } from '../../../router/router.js';
import { keepTarget, rememberEmail, takeTarget } from '../../../session/login-memory.js';
import { takeRegistrantsTarget } from '../../../session/registrant-memory.js';
import { sessionStore } from '../../../session/session-store.js';
import { useSession } from '../../../session/use-session.js';
import { ButtonLink } from '../../../ui/button.js';
import { useVerifyEmail } from '../api/verify-email.js';
import { Ways } from '../components/door-page.js';
import { TokenPage } from '../components/token-page.js';

/** Shows that an address is one's own, by a press. */
const VerifyEmailPage: PageComponent<'verify-email'> = ({ page }) => {
  const t = useText();
  const { path } = useSession();
  const navigate = useNavigate();
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
      onDone={({ email }) => {
        rememberEmail(email);
        // A candidate who signs in next is new here; others are led on as always.
        keepTarget(takeRegistrantsTarget() ?? pathTo('welcome'));
        void sessionStore.load().then(() => {
          const { user } = sessionStore.snapshot();
          if (user !== null) navigate(targetOf(user, takeTarget()), { replace: true });
        });
      }}
      doneTitle={t('verify.done')}
      done={
        <ButtonLink data-look="filled" to={path ?? pathTo('login')}>
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

/** Where somebody goes on who is signed in by the link: to what they wanted, where it is for such people. */
function targetOf(user: User, wanted: string | null): string {
  const mayGo = wanted !== null && mayVisit(audienceOf(pageAt(wanted.split(/[?#]/)[0] ?? '').name), user);
  return mayGo ? wanted : pathTo(user.type === 'company' ? 'company-dashboard' : 'welcome');
}
