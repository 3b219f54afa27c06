import { pathTo } from '@babelboard/pages';
import { useFindApplication } from '../../features/applications/api/find-application.js';
import { OwnApplication } from '../../features/applications/components/own-application.js';
import { Loaded } from '../../frame/loaded.js';
import { useAccountHead } from '../../head/use-account-head.js';
import { useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../pages/page-component.js';
import { Link } from '../../router/link.js';
import { withClass } from '../../theme/with-class.js';
import { PageColumn } from '../../ui/page-column.js';
import css from './application.page.module.css';
import { ApplicationSections } from './application-sections.js';

/** One application of a candidate: how far it is, what goes on about it, and what was sent. */
const ApplicationPage: PageComponent<'application'> = ({ page }) => {
  const t = useText();
  const query = useFindApplication(Number(page.params.id));
  const title = query.data?.job.title;
  useAccountHead(title === undefined ? t('applications.one') : t('applications.one-of', { title }));
  return (
    <Room>
      <Link to={pathTo('my-jobs')}>{t('applications.back')}</Link>
      {query.data === undefined && <h1>{t('applications.one')}</h1>}
      <Loaded query={query} lines={6}>
        {(application) => (
          <OwnApplication application={application}>
            <ApplicationSections application={application} />
          </OwnApplication>
        )}
      </Loaded>
    </Room>
  );
};

export default ApplicationPage;

const Room = withClass(PageColumn, css.room);
