import { useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { useFindHomeJobs } from '../api/find-home-jobs.js';
import { OfferTiles } from './offer-tiles.js';
import css from './unknown-offer.module.css';

/** There is no such offer; the newest ones are here. */
export function UnknownOffer() {
  const t = useText();
  const newest = useFindHomeJobs();
  const jobs = newest.data?.jobs.data ?? [];
  const all = <Link to={jobListPath({ latests: true })}>{t('offer.unknown-newest')}</Link>;
  return (
    <Column>
      <Words>
        <h1>{t('offer.unknown')}</h1>
        <p>{t('offer.unknown-text')}</p>
        {jobs.length === 0 && <p>{all}</p>}
      </Words>
      {jobs.length > 0 && <OfferTiles heading={t('related.newest')} jobs={jobs} more={all} />}
    </Column>
  );
}

const Column = withClass('div', css.column);

const Words = withClass('div', css.words);
