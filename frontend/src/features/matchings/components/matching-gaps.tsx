import type { JobMatching } from '@babelboard/wire';
import { Fragment } from 'react';
import { addressOfPart, PART_NAMES } from '../../../fit/part-names.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { mayBeAdded } from '../domain/may-be-added.js';
import css from './matching-gaps.module.css';
import { MissingSkills, type SaidSkills } from './missing-skills.js';

/** What would have an offer suit better, with the way to say it. */
export function MatchingGaps({ matching, said }: { matching: JobMatching; said: SaidSkills }) {
  const t = useText();
  const missing = mayBeAdded(matching);
  if (missing === null) return null;
  const { skills, moreSkills, unsaid } = missing;
  return (
    <Gaps>
      {skills.length > 0 && <MissingSkills skills={skills} moreSkills={moreSkills} said={said} />}
      {unsaid.length > 0 && (
        <p>
          <span>{t('matchings.unsaid-yet')}</span>{' '}
          {unsaid.map(({ part, points }, at) => (
            <Fragment key={part}>
              {at > 0 && ', '}
              <Link to={addressOfPart(part)}>{t(PART_NAMES[part])}</Link>
              {points > 0 && <span> {t('matchings.points', { points })}</span>}
            </Fragment>
          ))}
        </p>
      )}
    </Gaps>
  );
}

const Gaps = withClass('div', css.gaps);
