import { pathTo } from '@babelboard/pages';
import { useQuery } from '@tanstack/react-query';
import { findTimesToChoose } from '../../../applying/offered-times.js';
import { useUnreadMessages } from '../../../applying/unread-messages.js';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { useFindApplications } from '../api/find-applications.js';
import css from './waiting-first.module.css';

/** Interviews and messages come with applications that are open; nobody has more of these. */
const MOST = 50;

/** What a company waits for: an interview to book, a message to read. Nothing where none does. */
export function WaitingFirst() {
  const t = useText();
  const { data } = useFindApplications('active', MOST);
  const applications = data?.pages[0]?.applications ?? [];
  const { data: waiting = [] } = useQuery(findTimesToChoose(applications));
  const unread = useUnreadMessages('candidate')?.applications ?? [];
  const toBook = applications.filter(({ id }) => waiting.includes(id));
  const jobOf = (id: number) => applications.find((one) => one.id === id)?.job;
  if (toBook.length === 0 && unread.length === 0) return null;
  return (
    <Box aria-labelledby="waits-for-you">
      <h2 id="waits-for-you">{t('applications.waiting')}</h2>
      <ul>
        {toBook.map(({ id, job }) => (
          <li key={`times-${id}`}>
            <Link to={`${pathTo('application', { id: `${id}` })}#interview`}>
              {t('applications.waiting-interview')}
            </Link>
            <About job={job} />
          </li>
        ))}
        {unread.map(({ id, unread: count }) => (
          <li key={`messages-${id}`}>
            <Link to={`${pathTo('application', { id: `${id}` })}#messages`}>
              {t('applications.waiting-messages', { count })}
            </Link>
            <About job={jobOf(id)} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

function About({ job }: { job: { title: string; company: { name: string } } | undefined }) {
  if (job === undefined) return null;
  return (
    <span>
      <Sentence text="applications.waiting-about" parts={{ title: job.title, company: job.company.name }} />
    </span>
  );
}

const Box = withClass('section', css.box);
