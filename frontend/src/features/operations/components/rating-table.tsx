import type { ProductRatingsResponse } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { AccountNumber } from './account-number.js';
import auditTable from './audit-table.module.css';
import css from './rating-table.module.css';

const COLUMNS: TextKey[] = ['ratings.at', 'ratings.rated', 'ratings.who', 'ratings.comment'];

/** Ratings, one a row; on a phone, one a card. */
export function RatingTable({ ratings }: { ratings: ProductRatingsResponse['data'] }) {
  const t = useText();
  const format = useFormat();
  return (
    <Table>
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
        {ratings.map((rating) => (
          <tr key={rating.id}>
            <td data-name={t('ratings.at')}>
              <time dateTime={rating.at}>{format.localMoment(rating.at)}</time>
            </td>
            <td data-name={t('ratings.rated')}>{t('ratings.score', { score: rating.score })}</td>
            <td data-name={t('ratings.who')}>
              <AccountNumber id={rating.account_id} />
            </td>
            {/* In whatever language they wrote it. */}
            <Words data-name={t('ratings.comment')} dir="auto" lang="">
              {rating.comment}
            </Words>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = withClass('table', auditTable.table);

const Words = withClass('td', css.words);
