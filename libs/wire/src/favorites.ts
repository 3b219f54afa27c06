import { z } from 'zod';
import { toasts } from './done.js';
import { jobCard } from './job-card.js';
import { offerFit } from './matchings.js';
import { searchText } from './typed-text.js';

const offerId = z.int().min(1).max(2_147_483_647);

/** Query of `GET /api/candidates/favorites`. */
export const favoritesQuery = z.object({
  /** From 1; one past the end gives the last. */
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  rows: z.coerce.number().int().min(1).max(50).default(6),
  /** Words of title, company or place. */
  search: searchText,
  /** In whatever case; empty means all. */
  status: z
    .string()
    .trim()
    .toLowerCase()
    .transform((status) => (status === '' ? 'all' : status))
    .pipe(z.enum(['all', 'active', 'expired']))
    .default('all'),
});
export type FavoritesQuery = z.output<typeof favoritesQuery>;

/** An offer that a candidate keeps, as it is or as it was. */
export const favorite = jobCard
  .extend({
    /** Expired: not on the board any more, for whatever reason. */
    status: z.enum(['Active', 'Expired']),
    favorited_at: z.string(),
    /** How it suits who keeps it; null where it does not, has expired, or the profile says too little. */
    matching: offerFit.nullable(),
  })
  .meta({ id: 'Favorite' });
export type Favorite = z.infer<typeof favorite>;

/** Answer of the calls for favorites; those that change something say so in `toasts` and give the first page. */
export const favoritesResponse = z
  .object({
    favorites: z.array(favorite),
    /** How many there are by search and status. */
    total: z.int(),
    /** How many of those that the search finds have expired. */
    totalExpired: z.int(),
    lastPage: z.int(),
    currentPage: z.int(),
    /** Whether anything is kept at all. */
    hasFavorites: z.boolean(),
    /** The first six of all. */
    favoriteMarketing: z.array(favorite),
    toasts: toasts.optional(),
  })
  .meta({ id: 'FavoritesResponse' });
export type FavoritesResponse = z.infer<typeof favoritesResponse>;

/** Body of `POST /api/candidates/favorites`. */
export const addFavoriteRequest = z.object({ offer_id: offerId }).meta({ id: 'AddFavoriteRequest' });
export type AddFavoriteRequest = z.infer<typeof addFavoriteRequest>;

/** Answer of `GET /api/candidates/offer-marks`: what cards on pages that are the same for everybody need to know. */
export const offerMarksResponse = z
  .object({
    /** Offers, the newest favorite first. */
    favorites: z.array(z.int()),
    /** Companies whose offers are left out of lists. */
    hidden_companies: z.array(z.int()),
    /** Offers that were opened, the last one last. */
    seen_offers: z.array(z.int()),
  })
  .meta({ id: 'OfferMarksResponse' });
export type OfferMarksResponse = z.infer<typeof offerMarksResponse>;

/** Body of `POST /api/candidates/seen-offers`: the last one last. */
export const seenOffersRequest = z.object({ ids: z.array(offerId).min(1).max(500) }).meta({ id: 'SeenOffersRequest' });
export type SeenOffersRequest = z.infer<typeof seenOffersRequest>;

/** Answer of `POST /api/candidates/seen-offers`. */
export const seenOffersResponse = z
  .object({ seen_offers: z.array(z.int()), toasts })
  .meta({ id: 'SeenOffersResponse' });
export type SeenOffersResponse = z.infer<typeof seenOffersResponse>;

const company = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string().nullable(),
  /** Slug of its minisite. */
  minisite: z.string().nullable(),
});

/** Answer of the calls for `/api/candidates/hidden-companies`: by name, as the language of the answer orders names. */
export const hiddenCompaniesResponse = z
  .object({ data: z.array(company.extend({ hidden_at: z.string() })), toasts: toasts.optional() })
  .meta({ id: 'HiddenCompaniesResponse' });
export type HiddenCompaniesResponse = z.infer<typeof hiddenCompaniesResponse>;

/** Body of `POST /api/candidates/hidden-companies`. */
export const hideCompanyRequest = z.object({ company_id: offerId }).meta({ id: 'HideCompanyRequest' });
export type HideCompanyRequest = z.infer<typeof hideCompanyRequest>;

/** A company with what it offers. */
export const listedCompany = company
  .extend({
    /** How many of its offers are on the board. */
    total: z.int(),
    /** The list of its offers. */
    url: z.string(),
  })
  .meta({ id: 'ListedCompany' });
export type ListedCompany = z.infer<typeof listedCompany>;

/** Answer of `GET /api/candidates/topCompanies`: the companies with the most offers that suit, the first one first. */
export const topCompaniesResponse = z.object({ data: z.array(listedCompany) }).meta({ id: 'TopCompaniesResponse' });
export type TopCompaniesResponse = z.infer<typeof topCompaniesResponse>;
