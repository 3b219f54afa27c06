import { pathTo } from '@babelboard/pages';
import { useState } from 'react';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { DoorPage, Ways } from '../components/door-page.js';
import { NICE_TO_MEET_YOU } from '../components/greetings.js';
import { RegisterCompanyForm } from '../components/register-company-form.js';
import { Registered } from '../components/registered.js';
import { useWayIn } from '../components/use-way-in.js';

const RegisterCompanyPage: PageComponent = () => {
  const t = useText();
  const [registered, setRegistered] = useState<string | null>(null);
  useAccountHead(t('register-company.title'));
  useWayIn();
  if (registered !== null) return <Registered email={registered} type="company" />;
  return (
    <DoorPage
      title={t('register-company.title')}
      intro={<p>{t('register-company.intro')}</p>}
      greetings={NICE_TO_MEET_YOU}
    >
      <RegisterCompanyForm onDone={setRegistered} />
      <Ways>
        <Link to={pathTo('login')}>{t('register.login')}</Link>
        <Link to={pathTo('register')}>{t('register-company.candidate')}</Link>
      </Ways>
    </DoorPage>
  );
};

export default RegisterCompanyPage;
