import { pathTo } from '@babelboard/pages';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useSite } from '../../../site/site.js';
import { NextSteps } from '../../../ui/next-steps.js';

/** Where operators begin: what there is, and what each place is for. */
const OperationsPage: PageComponent = () => {
  const t = useText();
  const { productName } = useSite();
  return (
    <OwnPage title={t('operations.title')} lead={t('operations.lead', { productName })}>
      <NextSteps
        title={t('operations.places')}
        steps={[
          { to: pathTo('reports'), title: t('operations.reports'), text: t('operations.reports-text') },
          { to: pathTo('lookup'), title: t('operations.lookup'), text: t('operations.lookup-text') },
          { to: pathTo('queues'), title: t('operations.queues'), text: t('operations.queues-text') },
          { to: pathTo('audit-log'), title: t('operations.audit-log'), text: t('operations.audit-log-text') },
          {
            to: pathTo('product-ratings'),
            title: t('operations.product-ratings'),
            text: t('operations.product-ratings-text'),
          },
          { to: pathTo('edited-events'), title: t('operations.events'), text: t('operations.events-text') },
          { to: pathTo('mails'), title: t('operations.mails'), text: t('operations.mails-text') },
          { to: pathTo('unanswered-searches'), title: t('operations.searches'), text: t('operations.searches-text') },
          {
            to: pathTo('support-access'),
            title: t('operations.support-access'),
            text: t('operations.support-access-text'),
          },
          { to: pathTo('admin-settings'), title: t('operations.settings'), text: t('operations.settings-text') },
        ]}
      />
    </OwnPage>
  );
};

export default OperationsPage;
