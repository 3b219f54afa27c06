import { pathTo } from '@babelboard/pages';
import type { ProfileResponse } from '@babelboard/wire';
import { useText } from '../../../../i18n/use-text.js';
import { Link } from '../../../../router/link.js';
import { Fact } from '../fact.js';
import { Facts, ProfileSection } from '../section.js';
import { BirthCard } from './birth-card.js';
import { LinksCard } from './links-card.js';
import { PhoneCard } from './phone-card.js';

/** How one is reached, and what else is to be seen of one. */
export function ContactSection({ user }: { user: ProfileResponse['user'] }) {
  const t = useText();
  const { candidate } = user;
  return (
    <ProfileSection id="reach-me" title={t('profile.contact')}>
      <Facts>
        <Fact name={t('profile.email')} empty="">
          <bdi>{user.email}</bdi> <Link to={`${pathTo('candidate-settings')}#email`}>{t('profile.change-email')}</Link>
        </Fact>
        <PhoneCard phone={candidate.phone} country={user.fk_pais_id} />
        <BirthCard candidate={candidate} />
        <LinksCard rrss={candidate.rrss} />
      </Facts>
    </ProfileSection>
  );
}
