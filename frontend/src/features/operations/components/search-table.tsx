import { NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';
import { UI_LANGUAGES, uiLanguageOf } from '@babelboard/texts';
import type { UnansweredSearchesResponse } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import auditTable from './audit-table.module.css';
import css from './search-table.module.css';

const COLUMNS: TextKey[] = ['searches.words', 'searches.times', 'searches.language', 'searches.days'];

/** Searches, one a row; on a phone, one a card. Each leads to its list, where there may be something by now. */
export function SearchTable({ searches }: { searches: UnansweredSearchesResponse['data'] }) {
  const t = useText();
  const format = useFormat();
  return (
    <Table>
      <caption>{t('searches.caption')}</caption>
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
        {searches.map(({ words, language, times, first_day, last_day }) => (
          <tr key={`${language} ${words}`}>
            <td data-name={t('searches.words')}>
              <Again
                to={writeJobListAddress({ ...NO_JOB_FILTERS, keywords: [words] })}
                aria-label={t('searches.try', { words })}
              >
                {/* In whatever language they were typed. */}
                <bdi lang="">{words}</bdi>
              </Again>
            </td>
            <td data-name={t('searches.times')}>{t('searches.time', { count: times })}</td>
            <td data-name={t('searches.language')}>
              <bdi lang={language}>{UI_LANGUAGES[uiLanguageOf(language)].own}</bdi>
            </td>
            <td data-name={t('searches.days')}>
              {first_day === last_day ? format.date(last_day) : `${format.date(first_day)} – ${format.date(last_day)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = withClass('table', auditTable.table);

const Again = withClass(Link, css.again);
