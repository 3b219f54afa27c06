import { pathTo } from '@babelboard/pages';
import type { SocialLinkResponse, SocialStep } from '@babelboard/wire';
import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { PageSkeleton } from '../../../frame/page-skeleton.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { useSearchParams } from '../../../router/router.js';
import { keepTarget } from '../../../session/login-memory.js';
import { useFindPendingSocialLink } from '../api/find-pending-social-link.js';
import { DoorPage, Ways } from '../components/door-page.js';
import { NICE_TO_MEET_YOU, WELCOME_BACK } from '../components/greetings.js';
import { LinkAccountForm } from '../components/link-account-form.js';
import { MailNote } from '../components/mail-note.js';
import { useHiddenToken } from '../components/use-hidden-token.js';
import { useWayIn } from '../components/use-way-in.js';

const INTROS: Record<SocialStep, TextKey> = {
  register: 'link.intro-register',
  password: 'link.intro-password',
  verify: 'link.intro-verify',
  confirm: 'link.intro-confirm',
  code: 'link.intro-code',
};

/** The last steps of a login through another site: consent, a password, a mail or a code. */
const LinkAccountPage: PageComponent = () => {
  const t = useText();
  const search = useSearchParams();
  const [token] = useState(() => search.get('token') ?? '');
  const [mailed, setMailed] = useState(false);
  const { data: pending, error } = useFindPendingSocialLink(token);
  const failureWords = useFailureWords();
  const onLogin = useWayIn();
  useAccountHead(t('link.title'));
  useHiddenToken(pathTo('login'));

  const onDone = (answer: SocialLinkResponse) => {
    if (answer.status === 'mail-sent') {
      setMailed(true);
      return;
    }
    if (answer.redirect !== null) keepTarget(answer.redirect);
    onLogin(answer);
  };
  const ways = (
    <Ways>
      <Link to={pathTo('login')}>{t('door.login')}</Link>
    </Ways>
  );
  if (error !== null) {
    return (
      <DoorPage title={t('link.title')} greetings={WELCOME_BACK}>
        <p role="alert">{failureWords(error, t('login.failed'))}</p>
        {ways}
      </DoorPage>
    );
  }
  if (pending === undefined) return <PageSkeleton />;
  const { step, email, provider_name: provider } = pending;
  if (mailed) {
    return (
      <MailNote title={t('registered.title')} text={t('link.mailed', { email })} greetings={WELCOME_BACK}>
        {ways}
      </MailNote>
    );
  }
  return (
    <DoorPage
      title={t(step === 'register' ? 'register.title' : 'link.title')}
      intro={<p>{t(INTROS[step], { email, provider })}</p>}
      greetings={step === 'register' ? NICE_TO_MEET_YOU : WELCOME_BACK}
    >
      <LinkAccountForm token={token} pending={pending} onDone={onDone} />
      {ways}
    </DoorPage>
  );
};

export default LinkAccountPage;
