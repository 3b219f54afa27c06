import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonLink } from '../../../ui/button.js';
import { type FavoritesAsked, myJobsAddress } from '../my-jobs-address.js';
import css from './favorite-pages.module.css';

/** The way to further pages, where there are any. */
export function FavoritePages({ asked, page, last }: { asked: FavoritesAsked; page: number; last: number }) {
  const t = useText();
  if (last <= 1) return null;
  return (
    <Pages aria-label={t('my-jobs.pages')}>
      {page > 1 && (
        <ButtonLink data-look="outlined" rel="prev" to={myJobsAddress({ ...asked, page: page - 1 })}>
          {t('my-jobs.newer')}
        </ButtonLink>
      )}
      <span>{t('my-jobs.page', { page, last })}</span>
      {page < last && (
        <ButtonLink data-look="outlined" rel="next" to={myJobsAddress({ ...asked, page: page + 1 })}>
          {t('my-jobs.older')}
        </ButtonLink>
      )}
    </Pages>
  );
}

const Pages = withClass('nav', css.pages);
