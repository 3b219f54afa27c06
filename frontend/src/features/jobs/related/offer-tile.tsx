import type { JobCard } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { FavoriteButton } from '../../../job-marks/favorite-button.js';
import { useSeenOffers } from '../../../job-marks/seen-offers.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { useEarlyLoading } from '../list/use-early-loading.js';
import { LanguageChips } from '../offer/language-chips.js';
import { PromotedLabel } from '../offer/promoted-label.js';
import { useOfferWords } from '../offer/use-offer-words.js';
import css from './offer-tile.module.css';

/** An offer in few words: title, company, place, languages. */
export function OfferTile({ job }: { job: JobCard }) {
  const t = useText();
  const words = useOfferWords();
  const seen = useSeenOffers().has(job.id);
  const earlyLoading = useEarlyLoading(job.id);
  const places = words.places(job.places);
  return (
    <Tile data-seen={seen} {...earlyLoading}>
      {job.promoted && <PromotedLabel />}
      <h3>
        <Link to={job.url} lang={job.ad_language?.code} dir="auto">
          {job.title}
        </Link>
      </h3>
      <Facts>
        <span dir="auto">{job.company.name}</span>
        {places !== '' && <span>{places}</span>}
        {job.remote !== null && <span>{job.remote.name}</span>}
        {seen && <span>{t('offer.seen')}</span>}
      </Facts>
      <LanguageChips languages={job.languages} most={3} />
      <Corner>
        <FavoriteButton job={job} />
      </Corner>
    </Tile>
  );
}

const Tile = withClass('article', css.tile);

const Facts = withClass('p', css.facts);

const Corner = withClass('div', css.corner);
