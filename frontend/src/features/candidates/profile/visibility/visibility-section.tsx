import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { ProfileSection } from '../section.js';
import { BlockedCompanies } from './blocked-companies.js';
import css from './visibility-section.module.css';

/** Who sees what: nobody anything, until one says otherwise. */
export function VisibilitySection() {
  const t = useText();
  return (
    <ProfileSection id="visibility" title={t('profile.visibility')}>
      <Room>
        <p>{t('profile.visibility-lead')}</p>
        <BlockedCompanies />
      </Room>
    </ProfileSection>
  );
}

const Room = withClass('div', css.room);
