import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../paths/paths.js';
import { type } from '../../../theme/theme.js';
import { useFindHomeJobs } from '../api/find-home-jobs.js';
import { OfferTiles } from './offer-tiles.js';

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

const Column = styled('div')({ display: 'grid', gap: 'clamp(36px, 5vw, 64px)', gridTemplateColumns: 'minmax(0, 1fr)' });

const Words = styled('div')({
  display: 'grid',
  gap: 18,
  paddingTop: 'clamp(8px, 3vw, 40px)',
  '& h1': { fontSize: type.headline },
  '& p': { fontSize: type.lead, maxWidth: '52ch' },
});
