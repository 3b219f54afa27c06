import { pathTo } from '@babelboard/pages';
import type { Candidate } from '@babelboard/wire';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../../ui/button.js';
import { CompletionAside } from '../../completion/completion-aside.js';
import css from './cv-review.module.css';

/** What came of it, and what is still missing. */
export function ReviewEnd({ taken, candidate, onBack }: { taken: number; candidate: Candidate; onBack: () => void }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <End>
      <h2 ref={heading} tabIndex={-1}>
        {t('review.done')}
      </h2>
      <p>{t('review.done-text', { count: taken })}</p>
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

const Ways = withClass('div', css.ways);
