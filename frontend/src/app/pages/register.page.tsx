import { pathTo } from '@babelboard/pages';
import { useState } from 'react';
import { BothWays } from '../../account-notes/both-ways.js';
import { KeptOffer } from '../../account-notes/kept-offer.js';
import { useApplyingTitle } from '../../account-notes/waiting-application.js';
import { WaitingEvent } from '../../account-notes/waiting-event.js';
import { DoorPage, Ways } from '../../features/identity/components/door-page.js';
import { NICE_TO_MEET_YOU } from '../../features/identity/components/greetings.js';
import { RegisterCandidateForm } from '../../features/identity/components/register-candidate-form.js';
import { Registered } from '../../features/identity/components/registered.js';
import { OtherWays, SocialLogin } from '../../features/identity/components/social-login.js';
import { useWayIn } from '../../features/identity/components/use-way-in.js';
import { useAccountHead } from '../../head/use-account-head.js';
import { useText } from '../../i18n/use-text.js';
import { SpokenLanguagesField } from '../../languages-i-speak/choice/spoken-languages-field.js';
import { CEFR_STEPS } from '../../languages-i-speak/levels.js';
import { useTickedLanguages } from '../../languages-i-speak/use-spoken-languages.js';
import type { PageComponent } from '../../pages/page-component.js';
import { Link } from '../../router/link.js';
import { withClass } from '../../theme/with-class.js';
import css from './register.page.module.css';

/** A new account of a candidate, with the languages that the guest has named on this browser. */
const RegisterPage: PageComponent = () => {
  const t = useText();
  const [registered, setRegistered] = useState<string | null>(null);
  const held = useTickedLanguages();
  const applying = useApplyingTitle();
  useAccountHead(applying ?? t('register.title'));
  useWayIn();
  if (registered !== null) return <Registered email={registered} type="candidate" />;

  const languages = held.flatMap(({ slug, rank }) =>
    rank === null ? [] : [{ slug, cefr: CEFR_STEPS[rank - 1] ?? ('native' as const) }],
  );
  return (
    <DoorPage title={applying ?? t('register.title')} intro={<p>{t('register.intro')}</p>} greetings={NICE_TO_MEET_YOU}>
      {applying !== null && <BothWays here="register" />}
      <KeptOffer />
      <WaitingEvent />
      <RegisterCandidateForm languages={languages} onDone={setRegistered}>
        <Languages className="js-only" aria-labelledby="register-languages">
          <h2 id="register-languages">{t('register.languages')}</h2>
          <p>{t(held.length > 0 ? 'register.languages-hint' : 'register.languages-none')}</p>
          <SpokenLanguagesField />
          {languages.length < held.length && <p role="status">{t('register.languages-unsaid')}</p>}
        </Languages>
      </RegisterCandidateForm>
      <OtherWays className="js-only">
        <SocialLogin />
      </OtherWays>
      <Ways>
        {applying === null && <Link to={pathTo('login')}>{t('register.login')}</Link>}
        <Link to={pathTo('register-company')}>{t('register.company')}</Link>
      </Ways>
    </DoorPage>
  );
};

export default RegisterPage;

const Languages = withClass('section', css.languages);
