import {
  FRESH_JOBS,
  useFindFreshJobs,
  useFreshJobsPath,
} from '../../features/candidates/dashboard/api/find-fresh-jobs.js';
import { cameToday, suiting } from '../../features/candidates/dashboard/fresh-jobs.js';
import { Section } from '../../features/candidates/dashboard/section.js';
import { OfferTile } from '../../features/jobs/related/offer-tile.js';
import { useFailureWords } from '../../forms/failure-words.js';
import { type Text, useText } from '../../i18n/use-text.js';
import { useSpokenLanguages } from '../../languages-i-speak/use-spoken-languages.js';
import { Link } from '../../router/link.js';
import { withClass } from '../../theme/with-class.js';
import { Skeleton } from '../../ui/skeleton.js';
import css from './fresh-jobs.module.css';

const SHOWN = 4;

/** The newest offers that ask for a language of the person: what changes from day to day. */
export function FreshJobs() {
  const t = useText();
  const failureWords = useFailureWords();
  const path = useFreshJobsPath();
  const held = useSpokenLanguages();
  const speaks = held.length > 0;
  const { data, error } = useFindFreshJobs();
  const all = data?.jobs.total_search ?? 0;
  return (
    <Section
      title={t(speaks ? 'dashboard.fresh' : 'dashboard.fresh-any')}
      more={all > 0 && <Link to={path}>{t('dashboard.fresh-all', { count: all })}</Link>}
      hint={data !== undefined && today(t, cameToday(data.jobs.data, new Date()))}
    >
      {error !== null && data === undefined && <p role="alert">{failureWords(error, t('dashboard.fresh-failed'))}</p>}
      {error === null && data === undefined && <Waiting />}
      {data !== undefined && all === 0 && (
        <p>
          {t('dashboard.fresh-none')} <Link to={path}>{t('dashboard.fresh-all-jobs')}</Link>
        </p>
      )}
      <Tiles>
        {suiting(data?.jobs.data ?? [], held)
          .slice(0, SHOWN)
          .map((job) => (
            <li key={job.id}>
              <OfferTile job={job} />
            </li>
          ))}
      </Tiles>
    </Section>
  );
}

/** How many came today, as far as it was looked. */
function today(t: Text, count: number): string | null {
  if (count === 0) return null;
  return t(count === FRESH_JOBS ? 'dashboard.fresh-today-many' : 'dashboard.fresh-today', { count });
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('progress.loading')}</span>
      <Skeleton style={{ width: '90%', height: 22, marginBlock: 12 }} />
      <Skeleton style={{ width: '70%', height: 22, marginBlock: 12 }} />
      <Skeleton style={{ width: '80%', height: 22, marginBlock: 12 }} />
    </div>
  );
}

const Tiles = withClass('ul', css.tiles);
