import { pathTo } from '@babelboard/pages';
import type { DashboardResponse, Favorite } from '@babelboard/wire';
import { Section } from '../../features/candidates/dashboard/section.js';
import { useOfferWords } from '../../features/jobs/offer/use-offer-words.js';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../router/link.js';
import { withClass } from '../../theme/with-class.js';
import css from './kept-jobs.module.css';

/** What somebody keeps, the first six: one line each, with what has ended marked and no longer a way to apply. */
export function KeptJobs({ favorites: { data, total } }: Pick<DashboardResponse, 'favorites'>) {
  const t = useText();
  if (data.length === 0) return null;
  return (
    <Section
      title={t('dashboard.kept')}
      more={<Link to={pathTo('my-jobs')}>{t('dashboard.kept-all', { count: total })}</Link>}
    >
      <List>
        {data.map((job) => (
          <KeptJob key={job.id} job={job} />
        ))}
      </List>
    </Section>
  );
}

function KeptJob({ job }: { job: Favorite }) {
  const t = useText();
  const words = useOfferWords();
  const language = { lang: job.ad_language?.code, dir: 'auto' } as const;
  const where = [words.places(job.places), job.remote?.name].filter(Boolean).join(' · ');
  const ended = job.status === 'Expired';
  return (
    <li data-ended={ended}>
      {ended ? (
        <b {...language}>{job.title}</b>
      ) : (
        <Link to={job.url} {...language}>
          {job.title}
        </Link>
      )}
      <span>
        <bdi>{job.company.name}</bdi>
        {where !== '' && <span>{where}</span>}
      </span>
      {ended && <em>{t('dashboard.kept-ended')}</em>}
    </li>
  );
}

const List = withClass('ul', css.list);
