import type { Favorite, FavoritesResponse } from '@babelboard/wire';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { useFindFavorites } from '../api/find-favorites.js';
import type { FavoritesAsked } from '../my-jobs-address.js';
import { ExpiredOffer } from './expired-offer.js';
import { FavoritePages } from './favorite-pages.js';
import { FavoritesFilter } from './favorites-filter.js';
import css from './favorites-section.module.css';

export interface FavoritesSectionProps {
  asked: FavoritesAsked;
  /** How an offer on the board is shown. */
  card: (favorite: Favorite) => ReactNode;
  /** While nothing is kept at all. */
  empty: ReactNode;
  waiting: ReactNode;
}

/** The offers that somebody keeps: what is still on the board, and what was. */
export function FavoritesSection({ asked, card, empty, waiting }: FavoritesSectionProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const { data, error, refetch, isPlaceholderData } = useFindFavorites(asked);
  const heading = useFocusOfRemoved(data);
  const settled = data !== undefined && !isPlaceholderData;
  return (
    <Section aria-labelledby="favorites" aria-busy={!settled}>
      <h2 id="favorites" ref={heading} tabIndex={-1}>
        {t('my-jobs.favorites')}
      </h2>
      {data === undefined && error === null && waiting}
      {data === undefined && error !== null && (
        <div role="alert">
          <p>{failureWords(error, t('my-jobs.failed'))}</p>
          <Button type="button" data-look="outlined" onClick={() => void refetch()}>
            {t('failure.retry')}
          </Button>
        </div>
      )}
      {data !== undefined && !data.hasFavorites && empty}
      {data?.hasFavorites === true && (
        <>
          <FavoritesFilter asked={asked} expired={data.totalExpired} />
          <Count role="status">
            {t(asked.search === '' ? 'my-jobs.count' : 'my-jobs.found', { count: data.total })}
          </Count>
          <List>
            {data.favorites.map((favorite) => (
              <Fragment key={favorite.id}>
                {favorite.status === 'Expired' ? <ExpiredOffer job={favorite} /> : card(favorite)}
              </Fragment>
            ))}
          </List>
          <FavoritePages asked={asked} page={data.currentPage} last={data.lastPage} />
        </>
      )}
    </Section>
  );
}

/** The button that has removed an offer goes with it: whoever reads on by keys goes on from the heading. */
function useFocusOfRemoved(data: FavoritesResponse | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(0);
  const total = data?.total ?? 0;
  useEffect(() => {
    if (total < before.current && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
    before.current = total;
  }, [total]);
  return heading;
}

const Section = withClass('section', css.section);

const Count = withClass('p', css.count);

const List = withClass('ul', css.list);
