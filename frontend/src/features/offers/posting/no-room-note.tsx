import { pathTo } from '@babelboard/pages';
import type { CompanyDashboardResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useSite } from '../../../site/site.js';
import { Note } from '../../../ui/note.js';
import { COMPANY_OFFERS } from '../api/offer-call.js';

/** Says before the first step that no further offer can go live, so that nobody learns it at the last button. */
export function NoRoomNote() {
  const t = useText();
  const { productPrefix } = useSite();
  const { data } = useQuery({
    queryKey: [...COMPANY_OFFERS, 'room'],
    queryFn: () => requestJson<CompanyDashboardResponse>('/api/companies/dashboard'),
  });
  if (data === undefined || data.offers.used < data.offers.allowed) return null;
  return (
    <Note role="note">
      <p>
        {t('posting.no-room', { allowed: data.offers.allowed })}{' '}
        <Link to={pathTo('contact', { product: productPrefix })}>{t('posting.ask-for-more')}</Link>
      </p>
    </Note>
  );
}
