import type { Favorite, FavoriteList } from '@babelboard/favorites';
import { Fits, type Matching } from '@babelboard/matching';
import type { UiLanguage } from '@babelboard/texts';
import type { FavoritesResponse, Favorite as WireFavorite } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { MatchingPresenter } from '../matchings/matching-presenter.js';

/** Favorites as the wire has them, each with how it suits who keeps it. */
@Injectable()
export class FavoritePresenter {
  constructor(
    private readonly fits: Fits,
    private readonly matchings: MatchingPresenter,
  ) {}

  async list(accountId: number, list: FavoriteList, language: UiLanguage): Promise<FavoritesResponse> {
    const fits = await this.fitsOf(accountId, [...list.favorites, ...list.first]);
    const present = (favorite: Favorite) => this.one(favorite, fits, language);
    return {
      favorites: list.favorites.map(present),
      total: list.total,
      totalExpired: list.totalExpired,
      lastPage: list.lastPage,
      currentPage: list.page,
      hasFavorites: list.any,
      favoriteMarketing: list.first.map(present),
    };
  }

  /** @param accountId null where the profile says too little for any to suit */
  async all(accountId: number | null, favorites: readonly Favorite[], language: UiLanguage): Promise<WireFavorite[]> {
    const fits = accountId === null ? new Map<number, Matching>() : await this.fitsOf(accountId, favorites);
    return favorites.map((favorite) => this.one(favorite, fits, language));
  }

  /** With one statement; what has ended suits nobody. */
  private async fitsOf(accountId: number, favorites: readonly Favorite[]): Promise<Map<number, Matching>> {
    const live = favorites.flatMap(({ card, live }) => (live ? [card.id] : []));
    return live.length === 0 ? new Map<number, Matching>() : this.fits.of(accountId, [...new Set(live)]);
  }

  private one(
    { card, live, addedAt }: Favorite,
    fits: ReadonlyMap<number, Matching>,
    language: UiLanguage,
  ): WireFavorite {
    const matching = fits.get(card.id);
    return {
      ...card,
      extra: { ...card.extra, favorite: true },
      status: live ? 'Active' : 'Expired',
      favorited_at: addedAt.toISOString(),
      matching: matching === undefined ? null : this.matchings.fit(matching, language),
    };
  }
}
