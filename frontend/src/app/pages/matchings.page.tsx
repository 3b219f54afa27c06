import { ListSkeleton } from '../../features/jobs/list/list-skeleton.js';
import { OfferCard } from '../../features/jobs/list/offer-card.js';
import { MatchingsList } from '../../features/matchings/components/matchings-list.js';
import { readMatchingsAddress } from '../../features/matchings/matchings-address.js';
import { OwnPage } from '../../frame/own-page.js';
import { useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../pages/page-component.js';
import { useSearchParams } from '../../router/router.js';
import { IncompleteProfile } from './matchings/incomplete-profile.js';
import { NothingSuits } from './matchings/nothing-suits.js';
import { useSaidSkills } from './matchings/use-said-skills.js';

/** The offers that suit a candidate, with why they do. */
const MatchingsPage: PageComponent<'matchings'> = ({ page }) => {
  const t = useText();
  const said = useSaidSkills();
  const asked = readMatchingsAddress(page.params.page, useSearchParams());
  return (
    <OwnPage title={t('matchings.title')} lead={t('matchings.lead')}>
      <MatchingsList
        asked={asked}
        said={said}
        waiting={<ListSkeleton />}
        incomplete={<IncompleteProfile />}
        empty={<NothingSuits />}
        card={(job) => <OfferCard job={job} />}
      />
    </OwnPage>
  );
};

export default MatchingsPage;
