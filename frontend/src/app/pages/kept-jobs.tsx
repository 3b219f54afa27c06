import { pathTo } from '@babelboard/pages';
import type { DashboardResponse, Favorite } from '@babelboard/wire';
import { Section } from '../../features/candidates/dashboard/section.js';
import { OfferTile } from '../../features/jobs/related/offer-tile.js';
import { MatchingScore } from '../../features/matchings/components/matching-score.js';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../router/link.js';
import { withClass } from '../../theme/with-class.js';
import css from './kept-jobs.module.css';

/** What somebody keeps, the first six, with what has ended marked and no longer a way to it. */
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
          <li key={job.id}>
            {job.status === 'Expired' ? <EndedJob job={job} /> : <OfferTile job={job} />}
            {job.matching !== null && <MatchingScore score={job.matching.score} />}
          </li>
        ))}
      </List>
    </Section>
  );
}

function EndedJob({ job }: { job: Favorite }) {
  const t = useText();
  return (
    <Ended>
      <h3 lang={job.ad_language?.code} dir="auto">
        {job.title}
      </h3>
      <p dir="auto">{job.company.name}</p>
      <em>{t('dashboard.kept-ended')}</em>
    </Ended>
  );
}

const List = withClass('ul', css.list);

const Ended = withClass('article', css.ended);
