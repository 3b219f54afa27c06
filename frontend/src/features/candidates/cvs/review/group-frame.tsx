import { type ReactNode, useEffect, useRef } from 'react';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import css from './cv-review.module.css';
import type { Proposed, ReviewGroup } from './review-groups.js';
import type { ReviewDraft } from './use-review-draft.js';
import { type Taking, useTaking } from './use-taking.js';

/** What every group of a review gets. */
export interface GroupProps {
  cvId: number;
  step: number;
  steps: number;
  draft: ReviewDraft;
  /** This group is decided. @param taken how many of it are in the profile now */
  onNext: (taken: number) => void;
  onLater: () => void;
}

/** One thing of a group, as it can be taken. */
export interface GroupItem extends Proposed, Taking {
  /** Lacks nothing that the profile asks for. */
  ready: boolean;
  ticked: boolean;
}

interface GroupFrameProps extends GroupProps {
  group: ReviewGroup;
  items: GroupItem[];
  children: (failures: Record<string, string>) => ReactNode;
}

const WORDS: Record<ReviewGroup, { name: TextKey; question: TextKey }> = {
  contact: { name: 'review.contact', question: 'review.contact-question' },
  languages: { name: 'review.languages', question: 'review.languages-question' },
  experience: { name: 'review.experience', question: 'review.experience-question' },
  education: { name: 'review.education', question: 'review.education-question' },
  skills: { name: 'review.skills', question: 'review.skills-question' },
};

/** One step of a review: a question, what was read, and one press that takes what is ticked. */
export function GroupFrame({ cvId, step, steps, draft, onNext, onLater, group, items, children }: GroupFrameProps) {
  const t = useText();
  const { take, busy, failures } = useTaking(cvId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The next step begins at its question, for eyes and for screen readers.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const open = items.filter(({ held }) => !held);
  const ticked = open.filter((item) => item.ticked);
  const wrong = Object.keys(failures).length;
  const all = ticked.length === open.filter(({ ready }) => ready).length;
  const goOn = async () => {
    const left = open.filter((item) => !item.ticked).map(({ id }) => id);
    const taken = await take(ticked, left);
    if (taken !== null) onNext(taken);
  };
  return (
    <Group aria-labelledby={`review-${group}`}>
      <p>
        {t('review.step', { step, steps })}
        {' · '}
        {t(WORDS[group].name)}
      </p>
      <h2 id={`review-${group}`} ref={heading} tabIndex={-1}>
        {t(WORDS[group].question)}
      </h2>
      {open.length > 2 && (
        <Button
          type="button"
          data-look="plain"
          onClick={() =>
            draft.tick(
              open.filter(({ ready }) => ready).map(({ id }) => id),
              !all,
            )
          }
        >
          {t(all ? 'review.none' : 'review.all')}
        </Button>
      )}
      {wrong > 0 && <Wrong role="alert">{t('review.wrong', { count: wrong })}</Wrong>}
      {children(failures)}
      <Bar className="sticky-action">
        <Button type="button" data-look="filled" disabled={busy} onClick={() => void goOn()}>
          {busy ? t('review.taking') : t('review.take', { count: ticked.length })}
        </Button>
        <Button type="button" data-look="plain" disabled={busy} onClick={onLater}>
          {t('review.later')}
        </Button>
      </Bar>
    </Group>
  );
}

const Group = withClass('section', css.group);

const Wrong = withClass('p', css.wrong);

const Bar = withClass('div', css.bar);
