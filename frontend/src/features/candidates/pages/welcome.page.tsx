import { pathTo } from '@babelboard/pages';
import { KeptOffer } from '../../../account-notes/kept-offer.js';
import { UnverifiedNote } from '../../../account-notes/unverified-note.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useSession } from '../../../session/use-session.js';
import { NextSteps } from '../../../ui/next-steps.js';
import { useOwnJobsStep } from '../components/use-own-jobs-step.js';

/** The first page of a new account: what one can do now. */
const WelcomePage: PageComponent = () => {
  const t = useText();
  const { user } = useSession();
  const jobs = useOwnJobsStep();
  return (
    <OwnPage title={t('welcome.title', { name: user?.nombre ?? '' })} lead={t('welcome.lead')}>
      <UnverifiedNote>{t('welcome.unverified', { email: user?.email ?? '' })}</UnverifiedNote>
      <KeptOffer />
      <NextSteps
        title={t('welcome.steps')}
        steps={[
          jobs,
          { to: pathTo('candidate-settings'), title: t('welcome.passkey'), text: t('welcome.passkey-text') },
          { to: pathTo('matchings'), title: t('matchings.title'), text: t('welcome.matchings-text') },
        ]}
      />
    </OwnPage>
  );
};

export default WelcomePage;
