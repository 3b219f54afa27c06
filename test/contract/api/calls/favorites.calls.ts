import { make, type SpecifiedCall } from '../specified-call.js';

const FAVORITES = '/api/candidates/favorites';
const LIST = ['total', 'favorites', 'lastPage', 'hasFavorites', 'totalExpired', 'currentPage', 'favoriteMarketing'];
const CARD = ['id', 'url', 'experience', 'employment_type', 'salary', 'languages', 'skills', 'extra', 'status'];
const EXTRA = ['application', 'canApply', 'available', 'redirect', 'favorite', 'screeningQuestions', 'way'];
const FIRST_CARD = [...CARD, ...EXTRA.map((name) => `extra.${name}`)].map((name) => `favorites.0.${name}`);

export const FAVORITES_CALLS: readonly SpecifiedCall[] = [
  {
    call: `GET ${FAVORITES}`,
    path: async (stage) => {
      await make(stage, 'POST', FAVORITES, { offer_id: stage.offer });
      return `${FAVORITES}?page=1&rows=6&search=porter&status=active`;
    },
    names: [...LIST, ...FIRST_CARD],
  },
  {
    call: `POST ${FAVORITES}`,
    body: ({ offer }) => ({ offer_id: offer }),
    names: [...LIST, ...FIRST_CARD],
    status: 201,
    says: 'Favorite added',
  },
  {
    call: `DELETE ${FAVORITES}/{id}`,
    path: async (stage) => {
      await make(stage, 'POST', FAVORITES, { offer_id: stage.offer });
      return `${FAVORITES}/${stage.offer}`;
    },
    names: LIST,
    says: 'Favorite removed',
  },
];
