import { pathTo } from '@babelboard/pages';
import type { Candidate, ProfileResponse } from '@babelboard/wire';
import { useText } from '../../../../i18n/use-text.js';
import { Link } from '../../../../router/link.js';
import { withClass } from '../../../../theme/with-class.js';
import { HeadlineCard } from './headline-card.js';
import { NameCard } from './name-card.js';
import { PhotoButton } from './photo-button.js';
import css from './profile-header.module.css';

export interface ProfileHeaderProps {
  user: ProfileResponse['user'];
}

/** Who it is: photo, name, place, and one line about oneself. */
export function ProfileHeader({ user }: ProfileHeaderProps) {
  const t = useText();
  const { candidate } = user;
  return (
    <Room id="contact-info">
      <PhotoButton candidate={candidate} name={`${user.nombre} ${user.apellidos}`} />
      <div>
        <NameCard user={user} />
        <HeadlineCard key={candidate.language} candidate={candidate} />
        {isBare(candidate) && (
          <p>
            <Link to={pathTo('my-cvs')}>{t('profile.from-cv')}</Link>
          </p>
        )}
      </div>
    </Room>
  );
}

/** Whose CV is there already need not type. */
function isBare({ experience, education, tags, tasks }: Candidate): boolean {
  return tasks.cv === 1 && experience.length === 0 && education.length === 0 && tags.length === 0;
}

const Room = withClass('header', css.room);
