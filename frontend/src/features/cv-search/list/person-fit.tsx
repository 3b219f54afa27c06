import type { ListedPerson } from '@babelboard/wire';
import { FIT_LACKS } from '../../../fit/company/fit-lacks.js';
import { fitReasons } from '../../../fit/company/fit-words.js';
import { FitScore } from '../../../fit/fit-score.js';
import { ReasonList } from '../../../fit/reason-list.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './person-fit.module.css';

/** How somebody fits the offer by which people are in order, and why, or why that cannot be said. */
export function PersonFit({ fit: { score, lacks, matching } }: { fit: NonNullable<ListedPerson['fit']> }) {
  const t = useText();
  const format = useFormat();
  return (
    <Fit>
      {lacks !== null && <p>{t(FIT_LACKS[lacks])}</p>}
      {score !== null && (
        <FitScore score={score} title={t('people.fit-of-hundred')}>
          {t('people.fit', { score })}
        </FitScore>
      )}
      {matching !== null && <ReasonList label={t('fit.why')} reasons={fitReasons(matching, t, format)} />}
    </Fit>
  );
}

const Fit = withClass('div', css.fit);
