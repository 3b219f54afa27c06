import { pathTo } from '@babelboard/pages';
import type { Application } from '@babelboard/wire';
import { ApplicationPill } from '../../../applying/application-pill.js';
import { ChooseTimeLink } from '../../../applying/choose-time-link.js';
import { UnreadMark } from '../../../applying/unread-mark.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './application-row.module.css';

/** One application: for what, how far it is, by when an answer comes; its own page has the rest. */
export function ApplicationRow({ application }: { application: Application }) {
  const t = useText();
  const { date } = useFormat();
  const { job, status, applied_at: appliedAt } = application;
  const address = pathTo('application', { id: `${application.id}` });
  return (
    <Item>
      <Head>
        <div>
          <p>
            <bdi>{job.company.name}</bdi>
          </p>
          <h3 lang={job.ad_language?.code} dir="auto">
            <Link to={address}>{job.title}</Link>
          </h3>
        </div>
        <ApplicationPill status={status} whose="candidate" />
      </Head>
      <Words>
        <span>{t('applications.sent', { date: date(appliedAt) })}</span>
        {!job.extra.available && <span>{t('applications.closed')}</span>}
        {application.viewed && status === 'new' && <span>{t('applications.viewed')}</span>}
        <AnswerBy application={application} />
        <UnreadMark side="candidate" id={application.id} />
      </Words>
      <ChooseTimeLink application={application} />
    </Item>
  );
}

/** By when an answer comes, or that it should have come. */
export function AnswerBy({ application: { answer_by: answerBy, overdue } }: { application: Application }) {
  const t = useText();
  const { date } = useFormat();
  if (answerBy === null) return null;
  const said = { date: date(answerBy) };
  return overdue ? <em>{t('applications.overdue', said)}</em> : <b>{t('applications.answer-by', said)}</b>;
}

const Item = withClass('li', css.item);

const Head = withClass('div', css.head);

const Words = withClass('p', css.words);
