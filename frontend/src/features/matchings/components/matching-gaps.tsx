import type { JobMatching } from '@babelboard/wire';
import { Fragment } from 'react';
import { addressOfPart, PART_NAMES } from '../../../fit/part-names.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { mayBeAdded } from '../domain/may-be-added.js';
import css from './matching-gaps.module.css';

/** What would have an offer suit better, with the way to say it. */
export function MatchingGaps({ matching, title }: { matching: JobMatching; title: string }) {
  const t = useText();
  const missing = mayBeAdded(matching);
  if (missing === null) return null;
  const { skills, moreSkills, unsaid } = missing;
  return (
    <Gaps>
      {skills.length > 0 && (
        <p>
          <span>{t('matchings.missing-skills')}</span>{' '}
          {skills.map(({ id, name, lang }, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <bdi lang={lang}>{name}</bdi>
            </Fragment>
          ))}
          {moreSkills > 0 && (
            <>
              {' '}
              <span>{t('matchings.more-skills', { count: moreSkills })}</span>
            </>
          )}
          {'. '}
          <Link to={addressOfPart('skills')} aria-label={t('matchings.add-skill-for', { title })}>
            {t('matchings.add-skill')}
          </Link>
        </p>
      )}
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
