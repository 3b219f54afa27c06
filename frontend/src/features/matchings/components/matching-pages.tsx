import { useEffect } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonLink } from '../../../ui/button.js';
import { PAGE_SIZE } from '../matchings-address.js';
import css from './matching-pages.module.css';

export interface MatchingPagesProps {
  page: number;
  total: number;
  addressOf: (page: number) => string;
}

/** The way to further pages, where there are any. */
export function MatchingPages({ page, total, addressOf }: MatchingPagesProps) {
  const t = useText();
  const last = lastPage(total);
  if (last <= 1) return null;
  return (
    <Pages aria-label={t('matchings.pages')}>
      {page > 1 && (
        <ButtonLink data-look="outlined" rel="prev" to={addressOf(page - 1)}>
          {t('matchings.previous')}
        </ButtonLink>
      )}
      <span>{t('matchings.page', { page, last })}</span>
      {page < last && (
        <ButtonLink data-look="outlined" rel="next" to={addressOf(page + 1)}>
          {t('matchings.next')}
        </ButtonLink>
      )}
    </Pages>
  );
}

/** Leads from a page that has no entries left to the last one. @param total null while it is not known */
export function useLastPage({ page, total, addressOf }: Omit<MatchingPagesProps, 'total'> & { total: number | null }) {
  const navigate = useNavigate();
  const last = total === null ? page : lastPage(total);
  const address = page > last ? addressOf(last) : null;
  useEffect(() => {
    if (address !== null) navigate(address, { replace: true });
  }, [address, navigate]);
}

function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

const Pages = withClass('nav', css.pages);
