import type { CvProposals, ProfileResponse } from '@babelboard/wire';
import { useRef, useState } from 'react';
import { withClass } from '../../../../theme/with-class.js';
import { VersionContext } from '../../profile/version.js';
import { ContactGroup } from './contact-group.js';
import css from './cv-review.module.css';
import { EducationGroup } from './education-group.js';
import { ExperienceGroup } from './experience-group.js';
import type { GroupProps } from './group-frame.js';
import { LanguagesGroup } from './languages-group.js';
import { ReviewEnd } from './review-end.js';
import { openGroups, type ReviewGroup } from './review-groups.js';
import { SkillsGroup } from './skills-group.js';
import { useReviewDraft } from './use-review-draft.js';

interface CvReviewProps {
  cvId: number;
  proposals: CvProposals;
  user: ProfileResponse['user'];
  onLater: () => void;
}

/** Leads through what was read in a CV, one kind of things after the other. */
export function CvReview({ cvId, proposals, user, onLater }: CvReviewProps) {
  const draft = useReviewDraft(cvId);
  // What is decided leaves the proposals; the steps of this review stay as they were.
  const [steps] = useState(() => openGroups(proposals));
  const [step, setStep] = useState(0);
  const taken = useRef(0);
  const current = steps[step];
  const version = { language: user.candidate.language, main: user.candidate.language };
  const onNext = (count: number) => {
    taken.current += count;
    if (step + 1 === steps.length) draft.forget();
    setStep(step + 1);
  };
  const group = { cvId, step: step + 1, steps: steps.length, draft, onNext, onLater };
  return (
    <VersionContext value={version}>
      <Room>
        <Steps aria-hidden="true">
          {steps.map((one, at) => (
            <li key={one} data-done={at < step || undefined} />
          ))}
        </Steps>
        {current === undefined ? (
          <ReviewEnd taken={taken.current} candidate={user.candidate} onBack={onLater} />
        ) : (
          <Group key={current} name={current} proposals={proposals} user={user} {...group} />
        )}
      </Room>
    </VersionContext>
  );
}

type Props = GroupProps & Pick<CvReviewProps, 'proposals' | 'user'> & { name: ReviewGroup };

function Group({ name, proposals, user, ...group }: Props) {
  switch (name) {
    case 'contact':
      return <ContactGroup {...group} contact={proposals.contact} user={user} />;
    case 'languages':
      return <LanguagesGroup {...group} languages={proposals.languages} />;
    case 'experience':
      return <ExperienceGroup {...group} experience={proposals.experience} />;
    case 'education':
      return <EducationGroup {...group} education={proposals.education} />;
    case 'skills':
      return <SkillsGroup {...group} skills={proposals.skills} />;
  }
}

const Room = withClass('div', css.room);

const Steps = withClass('ol', css.steps);
