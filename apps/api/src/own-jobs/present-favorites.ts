import type { Favorite, FavoriteList } from '@babelboard/favorites';
import type { FavoritesResponse, Favorite as WireFavorite } from '@babelboard/wire';

/** Favorites as the wire has them. */
export function presentFavorites(list: FavoriteList): FavoritesResponse {
  return {
    favorites: list.favorites.map(presentFavorite),
    total: list.total,
    totalExpired: list.totalExpired,
    lastPage: list.lastPage,
    currentPage: list.page,
    hasFavorites: list.any,
    favoriteMarketing: list.first.map(presentFavorite),
  };
}

/** One of them. */
export function presentFavorite({ card, live, addedAt }: Favorite): WireFavorite {
  return {
    ...card,
    extra: { ...card.extra, favorite: true },
    status: live ? 'Active' : 'Expired',
    favorited_at: addedAt.toISOString(),
  };
}
