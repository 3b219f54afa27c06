import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { withClass } from '../../../theme/with-class.js';
import css from './queues.page.module.css';

/** The dashboard of the queues, which the server shows (`serve-queue-dashboard.ts`), within the room of operators. */
const QueuesPage: PageComponent<'queues'> = ({ page: { params } }) => {
  const t = useText();
  return (
    <OwnPage title={t('operations.queues')} lead={t('operations.queues-text')}>
      <Frame title={t('queues.frame')} src={`/admin/queue-board/${params.rest ?? ''}`} />
    </OwnPage>
  );
};

export default QueuesPage;

const Frame = withClass('iframe', css.frame);
