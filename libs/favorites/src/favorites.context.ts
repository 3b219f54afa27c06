import { defineContext } from '@babelboard/platform';
import { FavoriteOffer } from './entities/favorite-offer.entity.js';
import { HiddenCompany } from './entities/hidden-company.entity.js';
import { SeenOffer } from './entities/seen-offer.entity.js';
import { CompanyHidden } from './events/company-hidden.event.js';
import { CompanyUnhidden } from './events/company-unhidden.event.js';
import { FavoriteAdded } from './events/favorite-added.event.js';
import { FavoriteRemoved } from './events/favorite-removed.event.js';
import { FavoritesModule } from './favorites.module.js';
import { favoritesMigrations } from './migrations/index.js';
import { favoritesTexts } from './texts/favorites-texts.js';

export const favoritesContext = defineContext({
  name: 'favorites',
  module: FavoritesModule,
  entities: [FavoriteOffer, HiddenCompany, SeenOffer],
  migrations: favoritesMigrations,
  events: [CompanyHidden, CompanyUnhidden, FavoriteAdded, FavoriteRemoved],
  texts: favoritesTexts,
});
