import { pathTo } from '@babelboard/pages';
import { ApplicationsSection } from '../../features/applications/components/applications-section.js';
import { useOwnJobsStep } from '../../features/candidates/components/use-own-jobs-step.js';
import { FavoritesSection } from '../../features/favorites/components/favorites-section.js';
import { HiddenCompanies } from '../../features/favorites/components/hidden-companies.js';
import { LatestSearches } from '../../features/favorites/components/latest-searches.js';
import { readMyJobsQuery } from '../../features/favorites/my-jobs-address.js';
import { ListSkeleton } from '../../features/jobs/list/list-skeleton.js';
import { OfferCard, OfferItem } from '../../features/jobs/list/offer-card.js';
import { useAccountHead } from '../../head/use-account-head.js';
import { useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../pages/page-component.js';
import { useSearchParams } from '../../router/router.js';
import { withClass } from '../../theme/with-class.js';
import { NextSteps } from '../../ui/next-steps.js';
import { PageColumn } from '../../ui/page-column.js';
import css from './my-jobs.page.module.css';

/** What a candidate keeps of jobs: favorites, with what they looked for and at whom. */
const MyJobsPage: PageComponent = () => {
  const t = useText();
  const asked = readMyJobsQuery(useSearchParams());
  useAccountHead(t('my-jobs.title'));
  return (
    <Room>
      <header>
        <h1>{t('my-jobs.title')}</h1>
        <p>{t('my-jobs.lead')}</p>
      </header>
      <Columns>
        <Main>
          <ApplicationsSection />
          <FavoritesSection
            asked={asked}
            waiting={<ListSkeleton />}
            empty={<NothingKept />}
            card={(job) => (
              <OfferItem>
                <OfferCard job={job} headingLevel="h3" />
              </OfferItem>
            )}
          />
        </Main>
        <Side>
          <LatestSearches />
          <HiddenCompanies />
        </Side>
      </Columns>
    </Room>
  );
};

export default MyJobsPage;

function NothingKept() {
  const t = useText();
  const own = useOwnJobsStep();
  const all = { to: pathTo('job-list'), title: t('my-jobs.all-jobs'), text: t('my-jobs.all-jobs-text') };
  return (
    <Nothing>
      <p>
        <b>{t('my-jobs.none')}</b>
      </p>
      <p>{t('my-jobs.none-text')}</p>
      <NextSteps title={t('my-jobs.none-steps')} steps={own.to === all.to ? [all] : [own, all]} />
    </Nothing>
  );
}

const Room = withClass(PageColumn, css.room);

const Columns = withClass('div', css.columns);

const Main = withClass('div', css.main);

const Side = withClass('aside', css.side);

const Nothing = withClass('div', css.nothing);
