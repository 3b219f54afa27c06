import { pathTo } from '@babelboard/pages';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { AccountNumber } from './account-number.js';

const LOOKED_UP: Partial<Record<string, TextKey>> = { company: 'audit.company', offer: 'audit.offer' };

/** What an entry is about, with a link to it where operators can look at it: `account:12`, `company:3`. */
export function AuditSubject({ subject }: { subject: string | null }) {
  const t = useText();
  const [kind = '', id = ''] = subject?.split(':') ?? [];
  if (!/^[0-9]+$/.test(id)) return subject;
  if (kind === 'account') return <AccountNumber id={Number(id)} />;
  if (kind === 'mail') return <Link to={`${pathTo('mails')}?q=${id}`}>{t('audit.mail', { id })}</Link>;
  if (kind === 'career-event') {
    return <Link to={`${pathTo('edited-events')}?event=${id}`}>{t('audit.career-event', { id })}</Link>;
  }
  const text = LOOKED_UP[kind];
  return text === undefined ? subject : <Link to={`${pathTo('lookup')}?q=${id}`}>{t(text, { id })}</Link>;
}
