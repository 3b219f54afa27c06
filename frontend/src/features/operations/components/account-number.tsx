import { pathTo } from '@babelboard/pages';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';

/** A number of an account: leads to what is written about it. */
export function AccountNumber({ id }: { id: number | null }) {
  const t = useText();
  if (id === null) return null;
  return (
    <Link to={`${pathTo('audit-log')}?account_id=${id}`} aria-label={t('audit.account-label', { id })}>
      {t('audit.account', { id })}
    </Link>
  );
}
