import { type PageName, pathTo } from '@babelboard/pages';
import { OwnPage } from '../../../frame/own-page.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { NextSteps } from '../../../ui/next-steps.js';
import { useOwnJobsStep } from '../components/use-own-jobs-step.js';

const WORDS: Partial<Record<PageName, [title: TextKey, lead: TextKey]>> = {
  'discarded-matchings': ['coming.discarded', 'coming.discarded-lead'],
  'job-alerts': ['coming.alerts', 'coming.alerts-lead'],
};

/** Says what will stand at this address, and what one can do until then. */
const ComingPage: PageComponent = ({ page }) => {
  const t = useText();
  const jobs = useOwnJobsStep();
  const [title, lead] = WORDS[page.name] ?? (['matchings.title', 'matchings.lead'] as const);
  return (
    <OwnPage title={t(title)} lead={t(lead)}>
      <NextSteps
        title={t('own.today')}
        steps={[jobs, { to: pathTo('candidate-settings'), title: t('own.settings'), text: t('own.settings-text') }]}
      />
    </OwnPage>
  );
};

export default ComingPage;
