import type { Cv, CvProposals, ProfileResponse } from '@babelboard/wire';
import { DoneLook } from '../../../../forms/inline/edit-frame.js';
import { withClass } from '../../../../theme/with-class.js';
import { VersionContext } from '../../profile/version.js';
import { useSettleProposals } from '../api/settle-proposals.js';
import { ContactGroup } from './contact-group.js';
import css from './cv-review.module.css';
import { EducationGroup } from './education-group.js';
import { ExperienceGroup } from './experience-group.js';
import type { GroupProps } from './group-frame.js';
import { LanguagesGroup } from './languages-group.js';
import { ReviewEnd } from './review-end.js';
import { nextOpen, openBefore, type ReviewGroup } from './review-groups.js';
import { ReviewSteps } from './review-steps.js';
import { SkillsGroup } from './skills-group.js';
import { useReviewDraft } from './use-review-draft.js';

export interface CvReviewProps {
  cv: Cv;
  proposals: CvProposals;
  /** All that stands in the CV. */
  text: string;
  user: ProfileResponse['user'];
  onLater: () => void;
}

/** Leads through what was read in a CV, one kind of things after the other. */
export function CvReview({ cv, proposals, text, user, onLater }: CvReviewProps) {
  const draft = useReviewDraft(cv.id, proposals);
  const settle = useSettleProposals(cv.id);
  const { steps, step, taken } = draft;
  const at = step === null ? steps.length : steps.indexOf(step);
  const settleLeft = (left: string[]) => {
    // Where it fails they are offered once more.
    if (left.length > 0) void settle({ accepted: [], dismissed: left }).catch(() => undefined);
  };
  const onNext = (count: number, left: string[]) => {
    const following = steps[at + 1];
    const next = following === undefined ? null : nextOpen(proposals, steps, following);
    draft.pass(next, count, left);
    if (next === null) settleLeft([...draft.left, ...left]);
  };
  const later = () => {
    settleLeft(draft.left);
    onLater();
  };
  const before = step === null ? null : openBefore(proposals, steps, step);
  const group = {
    cv,
    step: at + 1,
    steps: steps.length,
    draft,
    onNext,
    onLater: later,
    onBack: before === null ? null : () => draft.goTo(before),
  };
  return (
    // In the language of the CV: what is taken over is written in it.
    <VersionContext value={{ language: cv.language ?? user.candidate.language, main: user.candidate.language }}>
      <DoneLook value="outlined">
        <Room>
          <ReviewSteps draft={draft} proposals={proposals} />
          {step === null ? (
            <ReviewEnd taken={taken} text={text} user={user} onBack={onLater} />
          ) : (
            <Group key={step} name={step} proposals={proposals} user={user} {...group} />
          )}
        </Room>
      </DoneLook>
    </VersionContext>
  );
}

type Props = GroupProps & Pick<CvReviewProps, 'proposals' | 'user'> & { name: ReviewGroup };

function Group({ name, proposals, user, ...group }: Props) {
  switch (name) {
    case 'contact':
      return <ContactGroup {...group} contact={proposals.contact} user={user} />;
    case 'languages':
      return <LanguagesGroup {...group} languages={proposals.languages} spoken={user.candidate.languages} />;
    case 'experience':
      return <ExperienceGroup {...group} experience={proposals.experience} />;
    case 'education':
      return <EducationGroup {...group} education={proposals.education} />;
    case 'skills':
      return <SkillsGroup {...group} skills={proposals.skills} />;
  }
}

const Room = withClass('div', css.room);
