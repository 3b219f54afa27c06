import type { JobCard } from '@babelboard/wire';
import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import css from './favorite-button.module.css';
import { offerMarks, useFavorite } from './offer-marks.js';

/** Keeps an offer, or does not any more. On cards it is the heart alone; it says of which offer. */
export function FavoriteButton({
  job: { id, title, extra },
  named = false,
}: {
  job: Pick<JobCard, 'id' | 'title' | 'extra'>;
  named?: boolean;
}) {
  const t = useText();
  const favorite = useFavorite(id, extra.favorite);
  return (
    <Heart
      type="button"
      className="js-only"
      data-named={named}
      aria-pressed={favorite}
      aria-label={t('favorite.label', { title })}
      onClick={() => offerMarks.press(id, !favorite)}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d="M12 20.5C5 15.5 3 12 3 8.6a4.6 4.6 0 0 1 9-1.3 4.6 4.6 0 0 1 9 1.3c0 3.4-2 6.9-9 11.9z" />
      </svg>
      {named && <span>{t('favorite.name')}</span>}
    </Heart>
  );
}

const Heart = withClass('button', css.heart);
