import { pathTo } from '@babelboard/pages';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { NextSteps } from '../../../ui/next-steps.js';
import { useOwnJobsStep } from '../components/use-own-jobs-step.js';

/** Says what will stand at this address, and what one can do until then. */
const ComingPage: PageComponent = () => {
  const t = useText();
  const jobs = useOwnJobsStep();
  return (
    <OwnPage title={t('coming.alerts')} lead={t('coming.alerts-lead')}>
      <NextSteps
        title={t('own.today')}
        steps={[jobs, { to: pathTo('candidate-settings'), title: t('own.settings'), text: t('own.settings-text') }]}
      />
    </OwnPage>
  );
};

export default ComingPage;
