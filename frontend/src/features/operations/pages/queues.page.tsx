import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { withClass } from '../../../theme/with-class.js';
import { PageColumn } from '../../../ui/page-column.js';
import css from './queues.page.module.css';

/** The dashboard of the queues, which the server shows (`serve-queue-dashboard.ts`), within the room of operators. */
const QueuesPage: PageComponent<'queues'> = ({ page: { params } }) => {
  const t = useText();
  useAccountHead(t('operations.queues'));
  return (
    <Column>
      <h1>{t('operations.queues')}</h1>
      <p>{t('operations.queues-text')}</p>
      <Frame title={t('queues.frame')} src={`/admin/queue-board/${params.rest ?? ''}`} />
    </Column>
  );
};

export default QueuesPage;

const Column = withClass(PageColumn, css.column);

const Frame = withClass('iframe', css.frame);
