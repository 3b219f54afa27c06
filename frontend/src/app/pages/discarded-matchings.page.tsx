import { pathTo } from '@babelboard/pages';
import { ListSkeleton } from '../../features/jobs/list/list-skeleton.js';
import { OfferCard } from '../../features/jobs/list/offer-card.js';
import { DiscardedList } from '../../features/matchings/components/discarded-list.js';
import { readPage } from '../../features/matchings/matchings-address.js';
import { OwnPage } from '../../frame/own-page.js';
import { useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../pages/page-component.js';
import { Link } from '../../router/link.js';

/** What a candidate took off the list of what suits, to be put back. */
const DiscardedMatchingsPage: PageComponent<'discarded-matchings'> = ({ page }) => {
  const t = useText();
  return (
    <OwnPage title={t('matchings.discarded')} lead={t('matchings.discarded-lead')}>
      <p>
        <Link to={pathTo('matchings')}>{t('for-you.back')}</Link>
      </p>
      <DiscardedList
        page={readPage(page.params.page)}
        waiting={<ListSkeleton />}
        empty={<p>{t('for-you.none-discarded')}</p>}
        card={(job) => <OfferCard job={job} />}
      />
    </OwnPage>
  );
};

export default DiscardedMatchingsPage;
