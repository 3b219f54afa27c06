import { pathTo } from '@babelboard/pages';
import { KeptOffer } from '../../../account-notes/kept-offer.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { NextSteps } from '../../../ui/next-steps.js';
import { useOwnJobsStep } from '../components/use-own-jobs-step.js';

/** Says what will stand here, and what one can do until then. */
const MatchingsPage: PageComponent = () => {
  const t = useText();
  const jobs = useOwnJobsStep();
  return (
    <OwnPage title={t('matchings.title')} lead={t('matchings.lead')}>
      <KeptOffer />
      <NextSteps
        title={t('own.today')}
        steps={[jobs, { to: pathTo('candidate-settings'), title: t('own.settings'), text: t('own.settings-text') }]}
      />
    </OwnPage>
  );
};

export default MatchingsPage;
