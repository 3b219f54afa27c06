import type { SuppressedAddressesResponse } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { useDecisions } from '../api/decide.js';
import auditTable from './audit-table.module.css';
import { DecisionButton } from './decision-button.js';
import css from './mail-table.module.css';
import { SUPPRESSION_TEXTS } from './mail-words.js';

const COLUMNS: TextKey[] = ['mails.since', 'mails.address', 'mails.reason', 'mails.answer'];

/** Addresses to which no mails go, one a row; on a phone, one a card. */
export function SuppressedAddresses({ addresses }: { addresses: SuppressedAddressesResponse['data'] }) {
  const t = useText();
  const format = useFormat();
  const { releaseAddress } = useDecisions();
  return (
    <Table>
      <caption className="visually-hidden">{t('mails.addresses')}</caption>
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
        {addresses.map(({ id, address, reason, since, answer }) => (
          <tr key={id}>
            <td data-name={t('mails.since')}>
              <time dateTime={since}>{format.localMoment(since)}</time>
            </td>
            <td data-name={t('mails.address')}>
              <bdi>{address}</bdi>
            </td>
            <td data-name={t('mails.reason')}>{t(SUPPRESSION_TEXTS[reason])}</td>
            <td data-name={t('mails.answer')}>
              <Facts>
                {answer !== null && (
                  <Answer lang="" dir="auto">
                    {answer}
                  </Answer>
                )}
                <DecisionButton
                  text={t('mails.release')}
                  label={t('mails.release-label', { address })}
                  run={() => releaseAddress(id)}
                />
              </Facts>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = withClass('table', auditTable.table);

const Facts = withClass('div', css.facts);

const Answer = withClass('code', css.answer);
