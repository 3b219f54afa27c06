import { pathTo } from '@babelboard/pages';
import { UnverifiedNote } from '../../../account-notes/unverified-note.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useSession } from '../../../session/use-session.js';
import { NextSteps } from '../../../ui/next-steps.js';

/** Says what will stand here, and what a company can do until then; a pending one first has to show its address. */
const CompanyJobsPage: PageComponent = () => {
  const t = useText();
  const { user } = useSession();
  const company = user?.company?.name;
  return (
    <OwnPage
      title={company === undefined ? t('company-jobs.title') : t('company-jobs.title-of', { company })}
      lead={t('company-jobs.lead')}
    >
      <UnverifiedNote>{t('company-jobs.unverified', { email: user?.email ?? '' })}</UnverifiedNote>
      <NextSteps
        title={t('company-jobs.today')}
        steps={[
          { to: pathTo('company-settings'), title: t('company-jobs.settings'), text: t('company-jobs.settings-text') },
          { to: pathTo('job-list'), title: t('company-jobs.look'), text: t('company-jobs.look-text') },
        ]}
      />
    </OwnPage>
  );
};

export default CompanyJobsPage;
