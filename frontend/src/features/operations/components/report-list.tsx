import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import type { ReportedOffer } from '../api/list-reports.js';
import { REASON_TEXTS } from './reason-words.js';
import css from './report-list.module.css';

/** What people say of one offer, the oldest first, and what was decided. */
export function ReportList({ reports }: Pick<ReportedOffer, 'reports'>) {
  const t = useText();
  const format = useFormat();
  return (
    <List>
      {reports.map(({ id, reason, text, reference, received_at, decision, decided_at }) => (
        <li key={id}>
          <strong>{t(REASON_TEXTS[reason])}</strong>
          {/* In whatever language they wrote it. */}
          {text !== '' && (
            <p dir="auto" lang="">
              {text}
            </p>
          )}
          <small>
            {t('review.received', { time: format.localMoment(received_at), reference })}
            {decision !== null && decided_at !== null && (
              <> {t('review.decided', { decision, time: format.localMoment(decided_at) })}</>
            )}
          </small>
        </li>
      ))}
    </List>
  );
}

const List = withClass('ul', css.list);
