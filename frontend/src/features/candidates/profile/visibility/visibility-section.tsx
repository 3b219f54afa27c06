import type { Candidate } from '@babelboard/wire';
import { useState } from 'react';
import { SwitchRow } from '../../../../forms/choices/switch-row.js';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { notifications } from '../../../../ui/notifications/notification-center.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { ProfileSection } from '../section.js';
import { BlockedCompanies } from './blocked-companies.js';
import css from './visibility-section.module.css';

/** Who sees what: nobody anything, until one says otherwise. */
export function VisibilitySection({ candidate }: { candidate: Candidate }) {
  const t = useText();
  const call = useProfileCall();
  const failureWords = useFailureWords();
  const [chosen, choose] = useState<boolean | null>(null);
  const change = async (on: boolean) => {
    choose(on);
    try {
      await call('PATCH', 'field', { field: 'cvsearch', value: on ? 1 : 0 });
      notifications.notify({
        message: t(on ? 'profile.cv-search-is-on' : 'profile.cv-search-is-off'),
        type: 'positive',
        group: 'cv-search',
      });
    } catch (error) {
      notifications.notify({
        message: failureWords(error as Error, t('edit.failed')),
        type: 'negative',
        group: 'cv-search',
      });
    }
    choose(null);
  };
  return (
    <ProfileSection id="visibility" title={t('profile.visibility')}>
      <Room>
        <p>{t('profile.visibility-lead')}</p>
        <SwitchRow
          label={t('profile.cv-search')}
          hint={t('profile.cv-search-hint')}
          on={chosen ?? candidate.cvsearch === 1}
          onChange={(on) => void change(on)}
        />
        <BlockedCompanies />
      </Room>
    </ProfileSection>
  );
}

const Room = withClass('div', css.room);
