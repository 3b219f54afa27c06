import { pathTo } from '@babelboard/pages';
import { nextProfileStep, type ProfileResponse } from '@babelboard/wire';
import { useEffect, useRef } from 'react';
import { DoneLook } from '../../../../forms/inline/edit-frame.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../../ui/button.js';
import { ProgressMeter } from '../../../../ui/progress-meter.js';
import { VersionContext } from '../../profile/version.js';
import { useStepWords } from '../../steps/use-step-words.js';
import css from './cv-review.module.css';
import { MissingParts, missingParts } from './missing-parts.js';

interface ReviewEndProps {
  /** How many were taken over; null where there was nothing new. */
  taken: number | null;
  /** All that stands in the CV. */
  text: string;
  user: ProfileResponse['user'];
  onBack: () => void;
}

/** What came of it, what is still missing, asked for at once, and one way on. */
export function ReviewEnd({ taken, text, user, onBack }: ReviewEndProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { language, percent, tasks } = user.candidate;
  return (
    <End>
      <h2 ref={heading} tabIndex={-1}>
        {t(taken === null ? 'review.nothing' : 'review.done')}
      </h2>
      <p>{taken === null ? t('review.nothing-text') : t('review.done-text', { count: taken })}</p>
      <ProgressMeter label={t('completion.title')} percent={percent} text={t('completion.percent', { percent })} />
      <VersionContext value={{ language, main: language }}>
        <DoneLook value="outlined">
          <MissingParts user={user} text={text} />
        </DoneLook>
      </VersionContext>
      {tasks.isComplete && <Complete role="status">{t('review.complete')}</Complete>}
      <Ways user={user} onBack={onBack} />
    </End>
  );
}

/** One step is the next; the others are links. As long as something is missing here, it can be done in the profile as well. */
function Ways({ user, onBack }: Pick<ReviewEndProps, 'user' | 'onBack'>) {
  const t = useText();
  const words = useStepWords();
  const next = missingParts(user).length > 0 ? null : nextProfileStep(user.candidate.tasks);
  const profile = pathTo('my-profile');
  return (
    <Row>
      <ButtonLink to={next === null ? profile : words(next).to} data-look="filled">
        {next === null ? t('review.see-profile') : words(next).action}
      </ButtonLink>
      {next !== null && (
        <ButtonLink to={profile} data-look="plain">
          {t('review.see-profile')}
        </ButtonLink>
      )}
      <Button type="button" data-look="plain" onClick={onBack}>
        {t('review.back')}
      </Button>
    </Row>
  );
}

const End = withClass('section', css.end);

const Complete = withClass('p', css.complete);

const Row = withClass('div', css.ways);
