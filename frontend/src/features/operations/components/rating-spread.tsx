import { pathTo } from '@babelboard/pages';
import type { ProductRatingsResponse } from '@babelboard/wire';
import { useI18n } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './rating-spread.module.css';

interface RatingSpreadProps {
  summary: ProductRatingsResponse['summary'];
  /** The score whose ratings are shown; empty for all. */
  chosen: string;
}

/** The average, and how the scores are spread: each is a link to its ratings. */
export function RatingSpread({ summary: { total, average, scores, skipped }, chosen }: RatingSpreadProps) {
  const t = useText();
  const { locale } = useI18n();
  const mean = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const most = Math.max(1, ...scores.map((score) => score.total));
  const here = (score: string) => (chosen === score ? 'page' : undefined);
  return (
    <Box>
      <p>
        {average === null ? (
          t('ratings.none')
        ) : (
          <strong>{t('ratings.average', { average: mean.format(average), total })}</strong>
        )}
      </p>
      {average !== null && (
        <nav aria-label={t('ratings.filter')}>
          <Link to={pathTo('product-ratings')} aria-current={here('')}>
            {t('ratings.all')}
          </Link>
          <ul>
            {scores.map(({ score, total: count }) => (
              <li key={score}>
                <Link to={`${pathTo('product-ratings')}?score=${score}`} aria-current={here(String(score))}>
                  {t('ratings.score', { score })}
                </Link>
                <span aria-hidden="true">
                  <i style={{ inlineSize: `${(100 * count) / most}%` }} />
                </span>
                <span>{t('ratings.count', { count })}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {skipped > 0 && <p>{t('ratings.skipped', { count: skipped })}</p>}
    </Box>
  );
}

const Box = withClass('div', css.box);
