import { pathTo } from '@babelboard/pages';
import { Loaded } from '../../../frame/loaded.js';
import { NavItem } from '../../../frame/nav-item.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useSearchParams } from '../../../router/router.js';
import { useDecisions } from '../api/decide.js';
import { type ReportedOffer, useListReports } from '../api/list-reports.js';
import { DecisionButton } from '../components/decision-button.js';
import { MoreButton } from '../components/more-button.js';
import { ReportList } from '../components/report-list.js';
import { ReviewedOffer } from '../components/reviewed-offer.js';

/** What people report, the offer beside it: those that wait longest first, or what was decided. */
const ReportsPage: PageComponent = () => {
  const t = useText();
  const state = useSearchParams().get('state') === 'decided' ? 'decided' : 'open';
  const found = useListReports(state);
  const open = found.data?.pages[0]?.open;
  return (
    <OwnPage title={t('operations.reports')} lead={t('operations.reports-text')}>
      <nav aria-label={t('review.which')}>
        <NavItem to={pathTo('reports')} aria-current={state === 'open' ? 'page' : undefined}>
          {open === undefined ? t('review.open') : t('review.open-count', { count: open })}
        </NavItem>
        <NavItem to={`${pathTo('reports')}?state=decided`} aria-current={state === 'decided' ? 'page' : undefined}>
          {t('review.decided-ones')}
        </NavItem>
      </nav>
      <div aria-busy={found.isPlaceholderData}>
        <Loaded query={found} lines={8}>
          {({ pages }) => {
            const reported = pages.flatMap(({ data }) => data);
            return reported.length === 0 ? (
              <p role="status">{t(state === 'open' ? 'review.none-open' : 'review.none-decided')}</p>
            ) : (
              reported.map((one) => <Reported key={one.offer_id} reported={one} decided={state === 'decided'} />)
            );
          }}
        </Loaded>
      </div>
      <MoreButton list={found} text={t('review.more')} />
    </OwnPage>
  );
};

function Reported({ reported: { offer_id, offer, reports }, decided }: { reported: ReportedOffer; decided: boolean }) {
  const t = useText();
  const { dismiss } = useDecisions();
  const dismissal = !decided && (
    <DecisionButton
      text={t('review.dismiss', { count: reports.length })}
      run={() => dismiss(offer_id, { reports: reports.map(({ id }) => id) })}
    />
  );
  if (offer === null) {
    return (
      <article>
        <h2>{t('review.offer-gone', { id: offer_id })}</h2>
        <ReportList reports={reports} />
        {dismissal}
      </article>
    );
  }
  return (
    <ReviewedOffer offer={offer} ground={reports[0]?.reason} actions={dismissal}>
      <ReportList reports={reports} />
    </ReviewedOffer>
  );
}

export default ReportsPage;
