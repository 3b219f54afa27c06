import { pathTo } from '@babelboard/pages';
import { useRef } from 'react';
import { OfferArticle } from '../../features/jobs/offer/offer-article.js';
import { useFindOffer } from '../../features/offers/api/find-offer.js';
import { PostingFlow } from '../../features/offers/posting/posting-flow.js';
import { PublishedOffer } from '../../features/offers/posting/published-offer.js';
import { Loaded } from '../../frame/loaded.js';
import { useAccountHead } from '../../head/use-account-head.js';
import { useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../pages/page-component.js';
import { useNavigate, useSearchParams } from '../../router/router.js';
import { withClass } from '../../theme/with-class.js';
import { PageColumn } from '../../ui/page-column.js';
import css from './post-job.page.module.css';

/** A company writes an offer; a draft that was begun is gone on with. */
const PostJobPage: PageComponent = () => {
  const t = useText();
  const navigate = useNavigate();
  const params = useSearchParams();
  const asked = Number(params.get('offer')) || null;
  /** What is written here got its number meanwhile: the fields stay as they are. */
  const begun = useRef({ round: 0, id: null as number | null });
  if (asked === null && begun.current.id !== null) begun.current = { round: begun.current.round + 1, id: null };
  const isBegun = asked === null || asked === begun.current.id;
  const query = useFindOffer(asked);
  const offer = query.data?.offer ?? null;
  const title = offer === null || offer.title === '' ? t('posting.heading') : offer.title;
  useAccountHead(title);
  const onCreated = (id: number) => {
    begun.current = { ...begun.current, id };
    const params = new URLSearchParams(window.location.search);
    params.set('offer', String(id));
    navigate(`${pathTo('post-job')}?${params}`, { replace: true });
  };
  const flow = (
    <PostingFlow
      key={isBegun ? `new-${begun.current.round}` : asked}
      offer={offer}
      onCreated={onCreated}
      preview={(job) => <OfferArticle job={job} title="h2" />}
    />
  );
  const isPublished = params.get('published') === 'true' && offer?.state === 'published' && offer.url !== null;
  const published = isPublished ? <PublishedOffer offer={offer} url={offer.url as string} /> : null;
  return (
    <Room>
      <h1 dir="auto">{title}</h1>
      {published !== null ? published : isBegun ? flow : <Loaded query={query}>{() => flow}</Loaded>}
    </Room>
  );
};

export default PostJobPage;

const Room = withClass(PageColumn, css.room);
