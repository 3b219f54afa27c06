import { pathTo } from '@babelboard/pages';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useSearchParams } from '../../../router/router.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonLink } from '../../../ui/button.js';
import { PlusIcon } from '../../../ui/icons/plus-icon.js';
import { PageColumn } from '../../../ui/page-column.js';
import { useFindOffers } from '../api/find-offers.js';
import { readOffersQuery } from '../list/offers-address.js';
import { OffersList } from '../list/offers-list.js';
import { BarredNote } from '../posting/barred-note.js';
import css from './company-jobs.page.module.css';

/** What a company offers, and how each offer is doing. */
const CompanyJobsPage: PageComponent = () => {
  const t = useText();
  const asked = readOffersQuery(useSearchParams());
  const hasOffers = (useFindOffers(asked).data?.counts.all ?? 0) > 0;
  const company = useSession().user?.company?.name;
  const title = company === undefined ? t('offers.title') : t('offers.title-of', { company });
  useAccountHead(title);
  return (
    <Room>
      <header>
        <h1>{title}</h1>
        {hasOffers && (
          <ButtonLink data-look="filled" to={pathTo('post-job')}>
            <PlusIcon />
            {t('offers.post')}
          </ButtonLink>
        )}
      </header>
      <BarredNote />
      <OffersList asked={asked} />
    </Room>
  );
};

export default CompanyJobsPage;

const Room = withClass(PageColumn, css.room);
