import type { ApplicantHistoryEntry } from '@babelboard/wire';
import { useStatusWords } from '../../../applying/status-words.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './applicant-history.module.css';

const DID: Record<Exclude<ApplicantHistoryEntry['kind'], 'moved'>, TextKey> = {
  applied: 'applicants.did-applied',
  withdrawn: 'applicants.did-withdrawn',
  restored: 'applicants.did-restored',
  viewed: 'applicants.did-viewed',
  objected: 'applicants.did-objected',
};

/** Who did what with an application, the newest first. */
export function ApplicantHistory({ history }: { history: readonly ApplicantHistoryEntry[] }) {
  const t = useText();
  const { localMoment } = useFormat();
  const words = useStatusWords('company');
  const said = ({ kind, from, to }: ApplicantHistoryEntry) => {
    if (kind !== 'moved') return t(DID[kind]);
    return t('applicants.did-moved', { from: from === null ? '' : words(from), to: to === null ? '' : words(to) });
  };
  return (
    <History>
      <h3>{t('applicants.history')}</h3>
      <ol>
        {history.map((entry) => (
          <li key={`${entry.at}${entry.kind}${entry.to}`}>
            <b>{said(entry)}</b>
            <time dateTime={entry.at}>
              {t('applicants.note-by', {
                name: entry.by === null ? t('applicants.by-candidate') : entry.by.name,
                at: localMoment(entry.at),
              })}
            </time>
          </li>
        ))}
      </ol>
    </History>
  );
}

const History = withClass('section', css.history);
