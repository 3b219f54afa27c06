import type { JobResponse } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './gone-offer.module.css';
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

const Column = withClass('div', css.column);

const Words = withClass('div', css.words);
