import { pathTo } from '@babelboard/pages';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import type { FoundAccount } from '../api/find-account.js';
import { EndSessions } from './end-sessions.js';
import css from './support-account.module.css';

const TYPES: Record<FoundAccount['type'], TextKey> = {
  candidate: 'support.candidate',
  company: 'support.company',
  admin: 'support.admin',
};

/** Whose account was found, so that nobody sees the product as somebody else by mistake. */
export function SupportAccount({ account }: { account: FoundAccount }) {
  const t = useText();
  const format = useFormat();
  const facts = [
    t('support.number', { id: account.id }),
    t(TYPES[account.type]),
    ...(account.company === null ? [] : [account.company]),
    t(account.validado ? 'support.verified' : 'support.unverified'),
    t('support.since', { date: format.date(account.created_at) }),
  ];
  return (
    <Card>
      <h2>{`${account.nombre} ${account.apellidos}`.trim() || account.email}</h2>
      <p>{account.email}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Link to={`${pathTo('audit-log')}?account_id=${account.id}`}>{t('support.log')}</Link>
      <EndSessions key={account.id} accountId={account.id} />
    </Card>
  );
}

const Card = withClass('div', css.card);
