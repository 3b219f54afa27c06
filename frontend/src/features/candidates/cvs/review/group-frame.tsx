import type { Cv } from '@babelboard/wire';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '../../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import { Dotted } from '../../../../ui/dotted.js';
import css from './cv-review.module.css';
import type { Proposed, ReviewGroup } from './review-groups.js';
import { GROUP_NAMES } from './review-steps.js';
import type { ReviewDraft } from './use-review-draft.js';
import { type Taking, useTaking } from './use-taking.js';

/** What every group of a review gets. */
export interface GroupProps {
  cv: Cv;
  step: number;
  steps: number;
  draft: ReviewDraft;
  /** This group is decided. @param taken how many of it are in the profile now @param left ids of those that were left out */
  onNext: (taken: number, left: string[]) => void;
  onLater: () => void;
  /** To a group before in which something was left out. */
  onBack: (() => void) | null;
}

/** One thing of a group, as it can be taken. */
export interface GroupItem extends Proposed, Taking {
  /** What it is called where only its name is read. */
  name: string;
  /** Lacks nothing that the profile asks for. */
  ready: boolean;
  ticked: boolean;
}

interface GroupFrameProps<Item extends GroupItem> extends GroupProps {
  group: ReviewGroup;
  items: Item[];
  /** Draws those that there is something to decide about. */
  children: (open: Item[], failures: Record<string, string>) => ReactNode;
}

const QUESTIONS: Record<ReviewGroup, TextKey> = {
  contact: 'review.contact-question',
  languages: 'review.languages-question',
  experience: 'review.experience-question',
  education: 'review.education-question',
  skills: 'review.skills-question',
};

/** One step of a review: a question, what was read, and one press that takes what is ticked. */
export function GroupFrame<Item extends GroupItem>(props: GroupFrameProps<Item>) {
  const { cv, step, steps, draft, onNext, onLater, onBack, group, items, children } = props;
  const t = useText();
  const { and } = useFormat();
  const { take, busy, failures, stopped } = useTaking(cv.id);
  const heading = useHeading();
  const open = items.filter(({ held }) => !held);
  const held = items.filter((item) => item.held).map(({ name }) => name);
  const ticked = open.filter((item) => item.ticked);
  const ready = open.filter((item) => item.ready);
  const wrong = Object.keys(failures).length;
  const all = ticked.length === ready.length;
  const tickAll = () =>
    draft.tick(
      ready.map(({ id }) => id),
      !all,
    );
  const goOn = async () => {
    const left = open.filter((item) => !item.ticked).map(({ id }) => id);
    const taken = await take(ticked);
    if (taken !== null) onNext(taken, left);
  };
  return (
    <Group aria-labelledby={`review-${group}`}>
      <header>
        <p>
          <Dotted>
            <span>{t('review.step', { step, steps })}</span>
            <span>{t(GROUP_NAMES[group])}</span>
          </Dotted>
        </p>
        <h2 id={`review-${group}`} ref={heading} tabIndex={-1}>
          {t(QUESTIONS[group])}
        </h2>
        {ready.length > 2 && (
          <Button type="button" data-look="plain" onClick={tickAll}>
            {t(all ? 'review.none' : 'review.all')}
          </Button>
        )}
      </header>
      {children(open, failures)}
      {held.length > 0 && <Held>{t('review.held', { names: and(held) })}</Held>}
      <Bar className="sticky-action">
        {wrong > 0 && <Wrong role="alert">{t('review.wrong', { count: wrong })}</Wrong>}
        {stopped !== null && <Wrong role="alert">{stopped}</Wrong>}
        <Button
          type="button"
          data-look={ticked.length > 0 ? 'filled' : 'outlined'}
          aria-disabled={busy !== null}
          onClick={() => busy ?? void goOn()}
        >
          {busy === null
            ? t('review.take', { count: ticked.length })
            : t('review.taking', { done: busy, count: ticked.length })}
        </Button>
        {onBack !== null && (
          <Button type="button" data-look="plain" disabled={busy !== null} onClick={onBack}>
            {t('review.step-back')}
          </Button>
        )}
        <Button type="button" data-look="plain" disabled={busy !== null} onClick={onLater}>
          {t('review.later')}
        </Button>
      </Bar>
    </Group>
  );
}

/** The next step begins at its question, for eyes and for screen readers. */
function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  return heading;
}

const Group = withClass('section', css.group);

const Held = withClass('p', css.held);

const Wrong = withClass('p', css.wrong);

const Bar = withClass('div', css.bar);
