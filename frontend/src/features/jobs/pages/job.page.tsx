import { styled } from '@mui/material/styles';
import { type MouseEvent, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useHead } from '../../../app/head.js';
import type { PageComponent } from '../../../app/page-component.js';
import { jobsPath, listPath } from '../../../app/paths.js';
import { useSite } from '../../../app/site.js';
import { useText } from '../../../i18n/use-text.js';
import { token, type } from '../../../theme/theme.js';
import { ArrowLeftIcon } from '../../../ui/icons.js';
import { notifications } from '../../../ui/notifications/notification-center.js';
import { PageColumn, ReadingColumn } from '../../../ui/page-column.js';
import { useFindJob } from '../api/find-job.js';
import { ApplyButton, originalAd } from '../components/apply-action.js';
import { Failure } from '../components/failure.js';
import { ListSkeleton } from '../components/list-skeleton.js';
import { OfferArticle } from '../components/offer-article.js';
import { useOfferWords } from '../components/use-offer-words.js';

/** An offer on a page of its own. */
const JobPage: PageComponent = ({ page }) => {
  const id = page.name === 'job' ? page.id : null;
  const found = useFindJob(id);
  const t = useText();
  const words = useOfferWords();
  const { productName } = useSite();
  const job = found.data?.job ?? null;
  const seo = found.data?.seo;
  const unknown = found.isSuccess && job === null;
  useLeavingUnknown(unknown);

  const about = job && { title: job.title, company: job.company.name, place: words.places(job.places), productName };
  useHead({
    title: seo?.title || (about ? t('offer.head-title', about) : t(unknown ? 'offer.unknown' : 'list.h1')),
    description: seo?.meta || (about ? t('offer.head-description', about) : t('list.description')),
    canonical: job === null ? null : seo?.canonical || job.url,
    robots: job === null || !job.extra.available ? 'noindex, follow' : (seo?.robots ?? 'index, follow'),
  });

  if (unknown) return <UnknownOffer />;
  return (
    <>
      <OfferColumn>
        <BackLink />
        {found.isPending && <ListSkeleton />}
        {found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
        {job !== null && <OfferArticle job={job} title="h1" />}
      </OfferColumn>
      {job?.extra.available && originalAd(job) !== null && (
        <StickyAction>
          <ApplyButton job={job} />
        </StickyAction>
      )}
    </>
  );
};

export default JobPage;

/** Inside the application an offer that is gone leads to the list, with a word about it; a first load shows the 404 page. */
function useLeavingUnknown(unknown: boolean): void {
  const t = useText();
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    if (!unknown || key === 'default') return;
    notifications.notify({ message: t('offer.gone-toast') });
    navigate(jobsPath, { replace: true });
  }, [unknown, key, navigate, t]);
}

function BackLink() {
  const t = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [list, setList] = useState<string | null>(null);
  useEffect(() => setList((state as { list?: string } | null)?.list ?? null), [state]);
  const goBack = (event: MouseEvent) => {
    if (list === null || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Back to={list ?? jobsPath} onClick={goBack}>
      <ArrowLeftIcon />
      {t(list === null ? 'offer.all' : 'offer.back')}
    </Back>
  );
}

function UnknownOffer() {
  const t = useText();
  return (
    <Unknown>
      <h1>{t('offer.unknown')}</h1>
      <p>{t('offer.unknown-text')}</p>
      <p>
        <Link to={listPath({ latests: true })}>{t('offer.unknown-newest')}</Link>
      </p>
    </Unknown>
  );
}

const OfferColumn = styled(PageColumn)({ maxWidth: 1320 });

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  marginBlock: '4px 20px',
  fontSize: type.small,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const StickyAction = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 20,
  marginTop: 32,
  padding: '12px 20px max(12px, env(safe-area-inset-bottom))',
  background: token('paper'),
  borderTop: `1px solid ${token('line')}`,
  '& a': { width: '100%' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Unknown = styled(ReadingColumn)({
  display: 'grid',
  gap: 20,
  paddingBlock: 'clamp(40px, 8vw, 96px)',
  '& h1': { fontSize: type.display },
  '& p': { fontSize: type.lead },
});
