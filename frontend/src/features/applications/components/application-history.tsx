import type { ApplicationDetail } from '@babelboard/wire';
import { useStatusWords } from '../../../applying/status-words.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';

/** What happened with one's application, the first thing first. */
export function ApplicationHistory({ history }: Pick<ApplicationDetail, 'history'>) {
  const t = useText();
  const { localMoment } = useFormat();
  const words = useStatusWords('candidate');
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('applications.history')}</h2>
      <ol>
        {history.map(({ status, at, by }) => (
          <li key={`${at}-${status}`}>
            <time dateTime={at}>{localMoment(at)}</time>
            {t(by === 'candidate' ? 'applications.by-you' : 'applications.by-company', { state: words(status) })}
          </li>
        ))}
      </ol>
    </section>
  );
}
