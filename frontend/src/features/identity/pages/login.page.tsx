import { pathTo } from '@babelboard/pages';
import { SOCIAL_ERRORS, type SocialError } from '@babelboard/wire';
import { BothWays } from '../../../account-notes/both-ways.js';
import { KeptOffer } from '../../../account-notes/kept-offer.js';
import { ResendVerification } from '../../../account-notes/resend-verification.js';
import { useApplyingTitle } from '../../../account-notes/waiting-application.js';
import { WaitingEvent } from '../../../account-notes/waiting-event.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { useSearchParams } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { DoorPage, Ways } from '../components/door-page.js';
import { WELCOME_BACK } from '../components/greetings.js';
import { LoginForm } from '../components/login-form.js';
import { PasskeyLogin } from '../components/passkey-login.js';
import { OtherWays, SocialLogin } from '../components/social-login.js';
import { useWayIn } from '../components/use-way-in.js';
import css from './login.page.module.css';

const SOCIAL_TEXTS: Record<SocialError, TextKey> = {
  'social-cancelled': 'login.social-cancelled',
  'social-expired': 'login.social-expired',
  'social-no-email': 'login.social-no-email',
  'social-refused': 'login.social-refused',
  'social-unreachable': 'login.social-unreachable',
};

const LoginPage: PageComponent = () => {
  const t = useText();
  const search = useSearchParams();
  const onLogin = useWayIn();
  const applying = useApplyingTitle();
  useAccountHead(applying ?? t('login.title'));
  const refused = SOCIAL_ERRORS.find((error) => error === search.get('error'));
  return (
    <DoorPage title={applying ?? t('login.title')} greetings={WELCOME_BACK}>
      {applying !== null && <BothWays here="login" />}
      <KeptOffer />
      <WaitingEvent />
      {refused !== undefined && <Note role="alert">{t(SOCIAL_TEXTS[refused])}</Note>}
      <LoginForm onLogin={onLogin} />
      <OtherWays className="js-only">
        <PasskeyLogin onLogin={onLogin} />
        <SocialLogin />
      </OtherWays>
      <Ways>
        <Link to={pathTo('forgotten-password')}>{t('login.forgotten')}</Link>
        {applying === null && <Link to={pathTo('register')}>{t('login.register')}</Link>}
        <ResendVerification />
      </Ways>
    </DoorPage>
  );
};

export default LoginPage;

const Note = withClass('p', css.note);
