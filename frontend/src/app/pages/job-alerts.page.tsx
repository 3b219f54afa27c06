import { AlertsList } from '../../features/alerts/components/alerts-list.js';
import { OwnPage } from '../../frame/own-page.js';
import { useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../pages/page-component.js';
import { NoAlerts } from './job-alerts/no-alerts.js';

/** The lists that a candidate is mailed new offers of. */
const JobAlertsPage: PageComponent = () => {
  const t = useText();
  return (
    <OwnPage title={t('alerts.title')} lead={t('alerts.lead')}>
      <AlertsList empty={<NoAlerts />} />
    </OwnPage>
  );
};

export default JobAlertsPage;
