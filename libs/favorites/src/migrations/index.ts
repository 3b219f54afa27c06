import { CreateFavorites20261129001101 } from './20261129001101-create-favorites.js';

export const favoritesMigrations = [CreateFavorites20261129001101];
