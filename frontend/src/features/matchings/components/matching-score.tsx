import { FitScore } from '../../../fit/fit-score.js';
import { useText } from '../../../i18n/use-text.js';

/** How well an offer suits, of a hundred. */
export function MatchingScore({ score }: { score: number }) {
  const t = useText();
  return (
    <FitScore score={score} title={t('matchings.of-hundred')}>
      {t('matchings.score', { score })}
    </FitScore>
  );
}
