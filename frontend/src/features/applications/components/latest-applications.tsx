import { pathTo } from '@babelboard/pages';
import { ApplicationPill } from '../../../applying/application-pill.js';
import { ChooseTimeLink } from '../../../applying/choose-time-link.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { useFindApplications } from '../api/find-applications.js';
import { AnswerBy } from './application-row.js';
import css from './latest-applications.module.css';

const MOST = 4;

/** The applications to which an answer may still come, in a line each. */
export function LatestApplications() {
  const { data } = useFindApplications('active', MOST);
  return (
    <List>
      {data?.pages[0]?.applications.map((application) => (
        <li key={application.id}>
          <span>
            <b lang={application.job.ad_language?.code} dir="auto">
              <Link to={pathTo('application', { id: `${application.id}` })}>{application.job.title}</Link>
            </b>
            <bdi>{application.job.company.name}</bdi>
          </span>
          <ApplicationPill status={application.status} whose="candidate" />
          <ChooseTimeLink application={application} />
          <small>
            <AnswerBy application={application} />
          </small>
        </li>
      ))}
    </List>
  );
}

/** Whether there are any. */
export function useHasApplications(): boolean {
  const { data } = useFindApplications('active', MOST);
  return (data?.pages[0]?.applications.length ?? 0) > 0;
}

const List = withClass('ul', css.list);
