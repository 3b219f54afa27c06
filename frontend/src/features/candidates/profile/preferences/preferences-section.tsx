import type { Candidate } from '@babelboard/wire';
import { useText } from '../../../../i18n/use-text.js';
import { Facts, ProfileSection } from '../section.js';
import { DestinationsCard } from './destinations-card.js';
import { FlexibilityCard } from './flexibility-card.js';
import { PayCard } from './pay-card.js';
import { StatusCard } from './status-card.js';

/** What one is looking for. */
export function PreferencesSection({ candidate }: { candidate: Candidate }) {
  const t = useText();
  return (
    <ProfileSection id="preferences" title={t('profile.preferences')}>
      <Facts>
        <StatusCard candidate={candidate} />
        <DestinationsCard candidate={candidate} />
        <PayCard candidate={candidate} />
        <FlexibilityCard candidate={candidate} />
      </Facts>
    </ProfileSection>
  );
}
