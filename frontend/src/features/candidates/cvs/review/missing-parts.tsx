import { openSteps, type ProfileResponse, type ProfileStep } from '@babelboard/wire';
import { type ReactNode, useState } from 'react';
import { type Text, useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { LinksCard } from '../../profile/contact/links-card.js';
import { NameCard } from '../../profile/header/name-card.js';
import { PhotoButton } from '../../profile/header/photo-button.js';
import { EducationSection } from '../../profile/history/education-section.js';
import { ExperienceSection } from '../../profile/history/experience-section.js';
import { LanguagesSection } from '../../profile/languages/languages-section.js';
import { ProfileSection } from '../../profile/section.js';
import { SectorsSection } from '../../profile/sectors/sectors-section.js';
import { SkillsSection } from '../../profile/skills/skills-section.js';
import css from './missing-parts.module.css';

type User = ProfileResponse['user'];

/** What a complete profile asks for and a CV may leave out, in the order in which it is asked. */
const PARTS = ['general_information', 'languages', 'skills', 'experience', 'education', 'sector', 'showing'] as const;
type Part = (typeof PARTS)[number];

/**
 * What could not be read in the CV, asked for where one is, with the text of the CV beside it: nobody has to look for it in the profile. What has
 * been asked for stays, so that nothing vanishes under a finger; the photo comes with the last step.
 */
export function MissingParts({ user, text }: { user: User; text: string }) {
  const t = useText();
  const [asked, setAsked] = useState<readonly Part[]>([]);
  const missing = missingParts(user);
  const further = missing.filter((part) => !asked.includes(part));
  if (further.length > 0) setAsked(PARTS.filter((part) => asked.includes(part) || further.includes(part)));
  if (asked.length === 0) return null;
  return (
    <Room>
      <h2>{t('review.missing', { count: missing.length === 0 ? 0 : asked.length })}</h2>
      <details>
        <summary>{t('review.cv-text')}</summary>
        <CvText role="region" aria-label={t('review.cv-text')} tabIndex={0} dir="auto" lang="">
          {text}
        </CvText>
      </details>
      {asked.map((part) => (
        <div key={part}>{drawn(part, user, t)}</div>
      ))}
    </Room>
  );
}

export function missingParts({ candidate: { tasks } }: User): Part[] {
  const open: readonly ProfileStep[] = openSteps(tasks);
  // One of both is enough.
  const history = tasks.experience === 1 || tasks.education === 1;
  return PARTS.filter((part) => open.includes(part) && !(history && (part === 'experience' || part === 'education')));
}

function drawn(part: Part, user: User, t: Text): ReactNode {
  const { candidate, id } = user;
  switch (part) {
    case 'general_information':
      return (
        <ProfileSection id="contact-info" title={t('profile.name-and-place')}>
          <NameCard user={user} as="p" />
        </ProfileSection>
      );
    case 'languages':
      return <LanguagesSection languages={candidate.languages} destination={candidate.destination} />;
    case 'skills':
      return <SkillsSection tags={candidate.tags} open />;
    case 'experience':
      return <ExperienceSection account={id} experience={candidate.experience} />;
    case 'education':
      return <EducationSection account={id} education={candidate.education} />;
    case 'sector':
      return <SectorsSection categories={candidate.categories} open />;
    case 'showing':
      return (
        <ProfileSection id="showing" title={t('review.showing')}>
          <div className={css.showing}>
            <PhotoButton candidate={candidate} name={`${user.nombre} ${user.apellidos}`} />
            <LinksCard rrss={candidate.rrss} />
          </div>
        </ProfileSection>
      );
  }
}

const Room = withClass('div', css.room);

const CvText = withClass('div', css.text);
