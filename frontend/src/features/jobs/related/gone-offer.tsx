import type { JobResponse } from '@babelboard/wire';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../paths/paths.js';
import { token, type } from '../../../theme/theme.js';
import { OfferTiles } from './offer-tiles.js';

/** An offer that was here: its title, that it has ended, and offers like it. */
export function GoneOffer({ found }: { found: JobResponse }) {
  const t = useText();
  const similar = found.relatedJobs;
  return (
    <Column>
      <Words>
        <p>{t('gone.label')}</p>
        <h1 dir="auto">{found.seo.h1}</h1>
        <p>{t(similar.length > 0 ? 'gone.text' : 'gone.text-alone')}</p>
        <Link to={jobListPath({ latests: true })}>{t('offer.unknown-newest')}</Link>
      </Words>
      {similar.length > 0 && <OfferTiles heading={t('related.similar')} jobs={similar} />}
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: 'clamp(36px, 5vw, 64px)', gridTemplateColumns: 'minmax(0, 1fr)' });

const Words = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  paddingTop: 'clamp(8px, 3vw, 40px)',
  '& h1': { fontSize: type.headline, hyphens: 'auto', overflowWrap: 'anywhere' },
  '& > p:first-of-type': { color: token('accent-ink'), fontWeight: 620 },
  '& > p + h1 + p': { fontSize: type.lead, maxWidth: '52ch' },
  '& a': { display: 'inline-block', paddingBlock: 8 },
});
