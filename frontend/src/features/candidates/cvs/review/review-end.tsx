import { pathTo } from '@babelboard/pages';
import type { ProfileResponse } from '@babelboard/wire';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../../ui/button.js';
import { CompletionAside } from '../../completion/completion-aside.js';
import { VersionContext } from '../../profile/version.js';
import css from './cv-review.module.css';
import { MissingParts } from './missing-parts.js';

interface ReviewEndProps {
  /** How many were taken over; null where there was nothing new. */
  taken: number | null;
  user: ProfileResponse['user'];
  onBack: () => void;
}

/** What came of it, and what is still missing, asked for at once. */
export function ReviewEnd({ taken, user, onBack }: ReviewEndProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { candidate } = user;
  const { language } = candidate;
  return (
    <End>
      <h2 ref={heading} tabIndex={-1}>
        {t(taken === null ? 'review.nothing' : 'review.done')}
      </h2>
      <p>{taken === null ? t('review.nothing-text') : t('review.done-text', { count: taken })}</p>
      <VersionContext value={{ language, main: language }}>
        <MissingParts user={user} />
      </VersionContext>
      {candidate.tasks.isComplete && <Complete role="status">{t('review.complete')}</Complete>}
      <CompletionAside candidate={candidate} />
      <Ways>
        <ButtonLink to={pathTo('my-profile')} data-look="filled">
          {t('review.see-profile')}
        </ButtonLink>
        <Button type="button" data-look="plain" onClick={onBack}>
          {t('review.back')}
        </Button>
      </Ways>
    </End>
  );
}

const End = withClass('section', css.end);

const Complete = withClass('p', css.complete);

const Ways = withClass('div', css.ways);
