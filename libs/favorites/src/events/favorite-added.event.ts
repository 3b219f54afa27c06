import { domainEvent } from '@babelboard/platform';

/** A candidate keeps an offer to come back to. */
export class FavoriteAdded extends domainEvent<{ accountId: number; offerId: number }>('favorites.favorite-added.v1') {}
