import { offerIdOf } from '@babelboard/job-paths';
import { pathTo } from '@babelboard/pages';
import { useEffect } from 'react';
import { useHead } from '../../../head/head.js';
import { useText } from '../../../i18n/use-text.js';
import { markSeen } from '../../../job-marks/seen-offers.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useArrival, useLocation, useNavigate } from '../../../router/router.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { PageColumn } from '../../../ui/page-column.js';
import { partInPlace } from '../../../ui/part-in-place.js';
import type { FoundJob } from '../api/find-job.js';
import { useFindJobPage } from '../api/find-job-page.js';
import { ApplyAction } from '../apply/apply-action.js';
import { Breadcrumbs } from '../components/breadcrumbs.js';
import { Failure } from '../components/failure.js';
import { ListSkeleton } from '../list/list-skeleton.js';
import { BackLink } from '../offer/back-link.js';
import { OfferArticle } from '../offer/offer-article.js';
import { useOfferWords } from '../offer/use-offer-words.js';
import { RelatedOffers } from '../related/related-offers.js';
import css from './job.page.module.css';

/** Most offers are there. */
const Missing = partInPlace(
  lazyPart(() => import('../related/missing-offer.js')),
  { waiting: () => <ListSkeleton />, failed: (_props, again) => <Failure error={null} onRetry={again} /> },
);

/** An offer on a page of its own. */
const JobPage: PageComponent<'job'> = ({ page }) => {
  const found = useFindJobPage(offerIdOf(page.params.offer) ?? 0, useLocation().search);
  const job = found.data?.job ?? null;
  const seo = found.data?.seo ?? null;
  const missing = found.isSuccess && job === null;
  const leaving = useLeavingMissing(missing);
  useOfferHead(found.data);
  useEffect(() => {
    if (job !== null) markSeen(job.id);
  }, [job]);
  const applicable = job?.extra.available === true && job.extra.way !== 'none';
  return (
    <>
      <OfferColumn>
        <Way>
          <BackLink optional={job !== null && seo !== null} />
          <Breadcrumbs seo={seo} />
        </Way>
        {(found.isPending || leaving) && <ListSkeleton />}
        {found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
        {job !== null && <OfferArticle job={job} title="h1" text={seo?.text ?? ''} />}
        {missing && !leaving && <Missing found={found.data} />}
      </OfferColumn>
      {job !== null && applicable && (
        <StickyAction className="sticky-action">
          <ApplyAction job={job} part="button" />
        </StickyAction>
      )}
      {job !== null && found.data !== undefined && found.data.seo !== null && (
        <OfferColumn>
          <RelatedOffers job={job} related={found.data} />
        </OfferColumn>
      )}
    </>
  );
};

export default JobPage;

function useOfferHead(found: FoundJob | undefined): void {
  const t = useText();
  const words = useOfferWords();
  const { productName } = useSite();
  const job = found?.job ?? null;
  const seo = found?.seo;
  const about = job && { title: job.title, company: job.company.name, place: words.places(job.places), productName };
  useHead({
    title: seo?.title ?? (about ? t('offer.head-title', about) : t('list.h1')),
    description: seo?.meta ?? (about ? t('offer.head-description', about) : t('list.description')),
    canonical: job === null ? null : (seo?.canonical ?? job.url),
    robots: job === null ? 'noindex, follow' : (seo?.robots ?? 'index, follow'),
    script: seo?.script,
    hreflang: seo?.hreflang,
    image: seo?.image,
  });
}

/** Inside the application an offer that is not there leads to the list, with a word about it; a first load shows the page that says so. */
function useLeavingMissing(missing: boolean): boolean {
  const t = useText();
  const navigate = useNavigate();
  const arrival = useArrival();
  const leaving = missing && arrival !== 'LOAD';
  useEffect(() => {
    if (!leaving) return;
    notifications.notify({ message: t('offer.gone-toast') });
    navigate(pathTo('job-list'), { replace: true });
  }, [leaving, navigate, t]);
  return leaving;
}

const OfferColumn = withClass(PageColumn, css.offerColumn);

const Way = withClass('div', css.way);

const StickyAction = withClass('div', css.stickyAction);
