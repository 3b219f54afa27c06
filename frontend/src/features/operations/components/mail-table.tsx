import { pathTo } from '@babelboard/pages';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { useDecisions } from '../api/decide.js';
import type { LoggedMail } from '../api/list-mails.js';
import { AccountNumber } from './account-number.js';
import auditTable from './audit-table.module.css';
import { DecisionButton } from './decision-button.js';
import css from './mail-table.module.css';
import { BECAUSE_TEXTS, PURPOSE_TEXTS, STATE_TEXTS } from './mail-words.js';
import { ReadMail } from './read-mail.js';

const COLUMNS: TextKey[] = ['mails.at', 'mails.what', 'mails.who', 'mails.state'];

/** Mails, one a row; on a phone, one a card. */
export function MailTable({ mails }: { mails: LoggedMail[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <Table>
      <caption className="visually-hidden">{t('mails.log')}</caption>
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
        {mails.map((mail) => (
          <tr key={mail.id}>
            <td data-name={t('mails.at')}>
              <time dateTime={mail.created_at}>{format.localMoment(mail.created_at)}</time>
            </td>
            <td data-name={t('mails.what')}>
              <Facts>
                <strong>{t(PURPOSE_TEXTS[mail.purpose])}</strong>
                {mail.subject !== null && <div dir="auto">{mail.subject}</div>}
                <small>{t('mails.number', { id: mail.id })}</small>
                {mail.subject !== null && <ReadMail id={mail.id} subject={mail.subject} />}
              </Facts>
            </td>
            <td data-name={t('mails.who')}>
              <Recipient mail={mail} />
            </td>
            <td data-name={t('mails.state')}>
              <State mail={mail} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Recipient({ mail: { account_id, address } }: { mail: LoggedMail }) {
  const t = useText();
  if (account_id === null) return t('mails.no-account');
  return (
    <Facts>
      <AccountNumber id={account_id} />
      {address !== null && (
        // Whose it is, the look-up says, which writes down who asked.
        <Link to={`${pathTo('lookup')}?q=${account_id}`} aria-label={t('mails.look-up', { address })}>
          <bdi>{address}</bdi>
        </Link>
      )}
    </Facts>
  );
}

function State({ mail }: { mail: LoggedMail }) {
  const t = useText();
  const format = useFormat();
  const { sendMailAgain } = useDecisions();
  const { id, state, dropped_because, attempts, answer, sent_at, failed_at, message_id, repeatable } = mail;
  const times = [
    ...(attempts === 0 ? [] : [t('mails.attempts', { count: attempts })]),
    ...(sent_at === null ? [] : [t('mails.sent-at', { time: format.localMoment(sent_at) })]),
    ...(failed_at === null ? [] : [t('mails.failed-at', { time: format.localMoment(failed_at) })]),
  ];
  return (
    <Facts>
      <strong>{t(STATE_TEXTS[state])}</strong>
      {dropped_because !== null && <div>{t(BECAUSE_TEXTS[dropped_because])}</div>}
      {answer !== null && (
        <Answer lang="" dir="auto">
          {answer}
        </Answer>
      )}
      {times.length > 0 && <small>{times.join(' · ')}</small>}
      {attempts > 0 && <small>{message_id}</small>}
      {repeatable && (
        <DecisionButton
          text={t('mails.send-again')}
          label={t('mails.send-again-label', { id })}
          run={() => sendMailAgain(id)}
        />
      )}
    </Facts>
  );
}

const Table = withClass('table', auditTable.table);

const Facts = withClass('div', css.facts);

const Answer = withClass('code', css.answer);
