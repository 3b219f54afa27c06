import type { ApplicantDetail, OfferFit } from '@babelboard/wire';
import { FIT_LACKS } from '../../../fit/company/fit-lacks.js';
import { fitReasons } from '../../../fit/company/fit-words.js';
import { FitScore } from '../../../fit/fit-score.js';
import { ReasonList } from '../../../fit/reason-list.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { FitCounts } from '../components/fit-counts.js';
import css from './applicant-fit.module.css';

/** So many skills say what is missing; the rest is a number. */
const MOST_SKILLS = 6;

/** How what was sent fits what the offer asks, by its parts, or why that cannot be said. */
export function ApplicantFit({ applicant: { fit, matching } }: { applicant: ApplicantDetail }) {
  const t = useText();
  const format = useFormat();
  return (
    <Fit>
      <h3>{t('applicants.fit-title')}</h3>
      {fit.lacks !== null && <p>{t(FIT_LACKS[fit.lacks])}</p>}
      {matching !== null && (
        <>
          <FitScore score={matching.score} title={t('applicants.of-hundred')}>
            {t('applicants.fit', { score: matching.score })}
          </FitScore>
          <ReasonList label={t('fit.why')} reasons={fitReasons(matching, t, format)} />
          <MissingSkills parts={matching.parts} />
        </>
      )}
      <FitCounts />
    </Fit>
  );
}

function MissingSkills({ parts }: Pick<OfferFit, 'parts'>) {
  const t = useText();
  const missing = parts.flatMap((part) => (part.part === 'skills' ? part.missing : [])).map(({ name }) => name);
  if (missing.length === 0) return null;
  const shown = missing.slice(0, MOST_SKILLS).join(', ');
  return <p>{t('fit.missing', { skills: shown, more: Math.max(0, missing.length - MOST_SKILLS) })}</p>;
}

const Fit = withClass('section', css.fit);
