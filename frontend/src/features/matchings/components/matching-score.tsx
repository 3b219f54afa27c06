import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './matching-score.module.css';

/** How well an offer suits, of a hundred: the words say it, the bar draws it. */
export function MatchingScore({ score }: { score: number }) {
  const t = useText();
  return (
    <Score title={t('matchings.of-hundred')}>
      {t('matchings.score', { score })}
      <i aria-hidden="true">
        <span style={{ width: `${score}%` }} />
      </i>
    </Score>
  );
}

const Score = withClass('strong', css.score);
