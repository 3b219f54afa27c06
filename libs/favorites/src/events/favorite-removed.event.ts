import { domainEvent } from '@babelboard/platform';

/** A candidate does not keep an offer any more. */
export class FavoriteRemoved extends domainEvent<{ accountId: number; offerId: number }>(
  'favorites.favorite-removed.v1',
) {}
