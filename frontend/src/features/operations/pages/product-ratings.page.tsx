import { OfflineError } from '../../../api/problem-error.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useSearchParams } from '../../../router/router.js';
import { Button } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useListProductRatings } from '../api/list-product-ratings.js';
import { RatingSpread } from '../components/rating-spread.js';
import { RatingTable } from '../components/rating-table.js';

/** How candidates find the product; the score that is looked at stands in the address. */
const ProductRatingsPage: PageComponent = () => {
  const t = useText();
  const score = useSearchParams().get('score') ?? '';
  const found = useListProductRatings(score);
  const ratings = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const summary = found.data?.pages[0]?.summary;
  return (
    <OwnPage title={t('operations.product-ratings')} lead={t('operations.product-ratings-text')}>
      {summary !== undefined && <RatingSpread summary={summary} chosen={score} />}
      <div aria-busy={found.isFetching}>
        {found.isPending && (
          <>
            <span className="visually-hidden">{t('progress.loading')}</span>
            <Skeleton style={{ height: 240 }} />
          </>
        )}
        {ratings.length > 0 && <RatingTable ratings={ratings} />}
        {found.isSuccess && ratings.length === 0 && score !== '' && <p role="status">{t('ratings.empty')}</p>}
        {found.isError && (
          <div role="alert">
            <p>{t(found.error instanceof OfflineError ? 'failure.offline' : 'ratings.failed')}</p>
            <Button type="button" data-look="outlined" onClick={() => void found.refetch()}>
              {t('failure.retry')}
            </Button>
          </div>
        )}
      </div>
      {found.hasNextPage && !found.isError && (
        <div>
          <Button
            type="button"
            data-look="outlined"
            aria-disabled={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage({ cancelRefetch: false })}
          >
            {t(found.isFetchingNextPage ? 'progress.loading' : 'ratings.more')}
          </Button>
        </div>
      )}
    </OwnPage>
  );
};

export default ProductRatingsPage;
