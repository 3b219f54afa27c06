import { isAskedForRating, type ProfileTasks } from '@babelboard/wire';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { useSession } from '../../../session/use-session.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import { RatingForm } from './rating-form.js';
import css from './rating-question.module.css';

type Answer = 'rated' | 'skipped';

/** Asks once, who has a complete profile, how the product is; whoever answered is thanked in the same place. */
export function RatingQuestion({ tasks }: { tasks: Pick<ProfileTasks, 'profileStatus' | 'comment'> }) {
  const t = useText();
  const { productName } = useSite();
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (answer !== null) heading.current?.focus();
  }, [answer]);
  // Nobody answers for somebody else.
  if ((answer === null && !isAskedForRating(tasks)) || user?.support != null) return null;
  return (
    <Box aria-labelledby="rating-title">
      <h2 id="rating-title" ref={heading} tabIndex={-1}>
        {answer === null
          ? t('rating.title', { productName })
          : t(answer === 'rated' ? 'rating.thanks' : 'rating.skipped')}
      </h2>
      {answer === null && (
        <RatingForm titleId="rating-title" onRated={() => setAnswer('rated')} onSkipped={() => setAnswer('skipped')} />
      )}
      {answer === 'rated' && <p>{t('rating.thanks-text')}</p>}
    </Box>
  );
}

const Box = withClass('section', css.box);
