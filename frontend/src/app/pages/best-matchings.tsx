import { pathTo } from '@babelboard/pages';
import type { DashboardResponse } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { DASHBOARD } from '../../features/candidates/dashboard/api/find-dashboard.js';
import { Section } from '../../features/candidates/dashboard/section.js';
import { OfferTile } from '../../features/jobs/related/offer-tile.js';
import { MatchingScore } from '../../features/matchings/components/matching-score.js';
import { useText } from '../../i18n/use-text.js';
import { refreshSoon } from '../../live/refresh-soon.js';
import { useLiveNews } from '../../live/use-live-news.js';
import { Link } from '../../router/link.js';
import { withClass } from '../../theme/with-class.js';
import css from './best-matchings.module.css';

/** The offers that suit best, and how many were found since somebody last looked; they come as they are found. */
export function BestMatchings({ matchings: { data, total, unseen } }: Pick<DashboardResponse, 'matchings'>) {
  const t = useText();
  const queries = useQueryClient();
  useLiveNews(({ kind }) => {
    if (kind === 'matchings') refreshSoon(queries, DASHBOARD);
  });
  if (data.length === 0) return null;
  return (
    <Section
      title={t('for-you.best')}
      hint={unseen > 0 ? t('for-you.best-new', { count: unseen }) : null}
      more={<Link to={pathTo('matchings')}>{t('for-you.best-all', { count: total })}</Link>}
    >
      <List>
        {data.map((job) => (
          <li key={job.id}>
            <OfferTile job={job} />
            <MatchingScore score={job.matching.score} />
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = withClass('ul', css.list);
