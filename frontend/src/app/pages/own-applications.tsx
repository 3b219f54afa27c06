import { pathTo } from '@babelboard/pages';
import { LatestApplications, useHasApplications } from '../../features/applications/components/latest-applications.js';
import { Section } from '../../features/candidates/dashboard/section.js';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../router/link.js';

/** What somebody has applied for and hears of soon; nothing while there is none. */
export function OwnApplications() {
  const t = useText();
  if (!useHasApplications()) return null;
  return (
    <Section
      title={t('applications.dashboard')}
      more={<Link to={pathTo('my-jobs')}>{t('applications.dashboard-all')}</Link>}
    >
      <LatestApplications />
    </Section>
  );
}
