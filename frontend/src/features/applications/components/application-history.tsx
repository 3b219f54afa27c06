import type { ApplicationDetail } from '@babelboard/wire';
import { useStatusWords } from '../../../applying/status-words.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';

/** What happened with one's application, the first thing first. */
export function ApplicationHistory({ history }: Pick<ApplicationDetail, 'history'>) {
  const t = useText();
  const { localMoment } = useFormat();
  const words = useStatusWords('candidate');
  const said = ({ kind, status, by }: ApplicationDetail['history'][number]) => {
    // The state it has again is not one that the candidate has chosen.
    if (kind === 'restored') return t('applications.taken-back');
    return t(by === 'candidate' ? 'applications.by-you' : 'applications.by-company', { state: words(status) });
  };
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('applications.history')}</h2>
      <ol>
        {history.map((entry) => (
          <li key={`${entry.at}-${entry.status}`}>
            <time dateTime={entry.at}>{localMoment(entry.at)}</time>
            {said(entry)}
          </li>
        ))}
      </ol>
    </section>
  );
}
