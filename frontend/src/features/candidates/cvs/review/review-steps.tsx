import type { CvProposals } from '@babelboard/wire';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import css from './cv-review.module.css';
import { type Mark, markOf, type ReviewGroup } from './review-groups.js';
import type { ReviewDraft } from './use-review-draft.js';

export const GROUP_NAMES: Record<ReviewGroup, TextKey> = {
  contact: 'review.contact',
  languages: 'review.languages',
  experience: 'review.experience',
  education: 'review.education',
  skills: 'review.skills',
};

/** A sign for eyes, and words for everybody else. */
const MARKS: Record<Mark, { sign: string; words: TextKey }> = {
  here: { sign: '●', words: 'review.mark-here' },
  taken: { sign: '✓', words: 'review.mark-taken' },
  left: { sign: '–', words: 'review.mark-left' },
  open: { sign: '○', words: 'review.mark-open' },
};

/** Where one is in a review, and how what lies behind was decided. */
export function ReviewSteps({ draft, proposals }: { draft: ReviewDraft; proposals: CvProposals }) {
  const t = useText();
  return (
    <Steps aria-label={t('review.steps')}>
      {draft.steps.map((group) => {
        const mark = markOf(group, draft, proposals);
        return (
          <li key={group} data-mark={mark} aria-current={mark === 'here' ? 'step' : undefined}>
            <i aria-hidden="true">{MARKS[mark].sign}</i> <span>{t(GROUP_NAMES[group])}</span>
            <span className="visually-hidden">{`: ${t(MARKS[mark].words)}`}</span>
          </li>
        );
      })}
    </Steps>
  );
}

const Steps = withClass('ol', css.steps);
