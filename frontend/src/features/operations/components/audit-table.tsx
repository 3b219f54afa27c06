import type { AuditLogResponse } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { AccountNumber } from './account-number.js';
import { actionText } from './action-words.js';
import { AuditSubject } from './audit-subject.js';
import css from './audit-table.module.css';
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

/** Entries of the audit log, one a row; on a phone, one a card. */
export function AuditTable({ entries }: { entries: Entry[] }) {
  const t = useText();
  const format = useFormat();
  const didWhat = (action: string) => {
    const text = actionText(action);
    return text === null ? action : t(text);
  };
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
              <time dateTime={entry.at} title={entry.at}>
                {format.localMoment(entry.at)}
              </time>
            </td>
            <td data-name={t('audit.actor')}>
              <AccountNumber id={entry.actor_id} />
            </td>
            <td data-name={t('audit.behalf')}>
              <AccountNumber id={entry.behalf_of_id} />
            </td>
            <td data-name={t('audit.action')}>
              <span>
                <strong>{didWhat(entry.action)}</strong>{' '}
                <small>{[entry.action, detailWords(entry.detail)].filter(Boolean).join(', ')}</small>
              </span>
            </td>
            <td data-name={t('audit.subject')}>
              <AuditSubject subject={entry.subject} />
            </td>
            <td data-name={t('audit.address')}>{entry.ip_address}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = withClass('table', css.table);
