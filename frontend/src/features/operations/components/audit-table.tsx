import type { AuditLogResponse } from '@babelboard/wire';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { auditLogPath } from '../../../paths/paths.js';
import { token, type } from '../../../theme/theme.js';
import { detailWords } from './detail-words.js';

type Entry = AuditLogResponse['data'][number];

const COLUMNS: TextKey[] = [
  'audit.at',
  'audit.actor',
  'audit.behalf',
  'audit.action',
  'audit.subject',
  'audit.address',
];

/** A number of an account: leads to what is written about it. */
function AccountNumber({ id }: { id: number | null }) {
  const t = useText();
  if (id === null) return null;
  return (
    <Link to={`${auditLogPath}?account_id=${id}`} aria-label={t('audit.account-label', { id })}>
      {t('audit.account', { id })}
    </Link>
  );
}

/** Entries of the audit log, one a row; on a phone, one a card. */
export function AuditTable({ entries }: { entries: Entry[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <Table>
      <caption>{t('audit.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td data-name={t('audit.at')}>
              <time dateTime={entry.at}>{format.localMoment(entry.at)}</time>
            </td>
            <td data-name={t('audit.actor')}>
              <AccountNumber id={entry.actor_id} />
            </td>
            <td data-name={t('audit.behalf')}>
              <AccountNumber id={entry.behalf_of_id} />
            </td>
            <td data-name={t('audit.action')}>
              <span>
                <strong>{entry.action}</strong> <small>{detailWords(entry.detail)}</small>
              </span>
            </td>
            <td data-name={t('audit.subject')}>{entry.subject}</td>
            <td data-name={t('audit.address')}>{entry.ip_address}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: type.small,
  '& caption': { padding: '0 0 12px', textAlign: 'start', color: token('ink-soft') },
  '& th': { padding: '8px 16px 8px 0', textAlign: 'start', fontWeight: 620, color: token('ink-soft') },
  '& td': { overflowWrap: 'anywhere', verticalAlign: 'top' },
  '& strong': { fontWeight: 620 },
  '& small': { color: token('ink-soft'), fontSize: type.tiny },
  '& td a': { display: 'inline-block', paddingBlock: 2, whiteSpace: 'nowrap' },
  [theme.breakpoints.up('md')]: {
    '& td': { padding: '10px 16px 10px 0', borderTop: `1px solid ${token('line')}` },
    '& td:first-of-type': { whiteSpace: 'nowrap' },
    '& td:nth-of-type(4)': { width: '44%' },
    '& td span': { display: 'grid' },
  },
  [theme.breakpoints.down('md')]: {
    '&, & caption, & tbody, & tr': { display: 'block' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { padding: '12px 0', borderTop: `1px solid ${token('line')}` },
    '& td': { display: 'grid', gridTemplateColumns: '8.5em minmax(0, 1fr)', gap: 12, padding: '3px 0' },
    '& td:empty': { display: 'none' },
    '& td::before': { content: 'attr(data-name)', color: token('ink-soft') },
  },
}));
