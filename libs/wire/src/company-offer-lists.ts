import { z } from 'zod';
import { offerFigures } from './company-offer-figures.js';
import { OFFER_OUTCOMES, OFFER_STATES } from './company-offers.js';
import { toasts } from './done.js';
import { OFFER_KINDS } from './job-card.js';
import { offerRemoval } from './offer-removal.js';
import { searchText } from './typed-text.js';

/** Query of `GET /api/companies/offers`. */
export const companyOffersQuery = z.object({
  /** From 1; one past the end gives the last. */
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  rows: z.coerce.number().int().min(1).max(100).default(20),
  /** Those that were taken off the board are in no other state, until they are closed. */
  state: z.enum(['all', ...OFFER_STATES, 'taken_off']).default('all'),
  /** Words of the title. */
  q: searchText,
  /** `due`: live ones alone that the company should say are still open. */
  confirm: z.enum(['due']).optional(),
  sort: z.enum(['newest', 'title', 'expires', 'views']).default('newest'),
});
export type CompanyOffersQuery = z.output<typeof companyOffersQuery>;

/** A row of a company's offers. */
export const companyOfferRow = z
  .object({
    id: z.int(),
    state: z.enum(OFFER_STATES),
    kind: z.enum(OFFER_KINDS),
    title: z.string(),
    places: z.array(z.string()),
    /** Slugs of the languages asked for. */
    languages: z.array(z.string()),
    step: z.int(),
    url: z.string().nullable(),
    apply_here: z.boolean(),
    /** Why an operator took it off the board; null while it is on it. */
    taken_off: offerRemoval,
    sunk: z.boolean(),
    /** Its company should say that it is still open. */
    confirmation_due: z.boolean(),
    closed_outcome: z.enum(OFFER_OUTCOMES).nullable(),
    published_at: z.string().nullable(),
    expires_at: z.string().nullable(),
    updated_at: z.string(),
    figures: offerFigures,
  })
  .meta({ id: 'CompanyOfferRow' });
export type CompanyOfferRow = z.infer<typeof companyOfferRow>;

/** Answer of `GET /api/companies/offers`. */
export const companyOffersResponse = z
  .object({
    data: z.array(companyOfferRow),
    total: z.int(),
    lastPage: z.int(),
    currentPage: z.int(),
    /** How many the words, and `confirm`, find in each state. */
    counts: z.object({
      all: z.int(),
      draft: z.int(),
      published: z.int(),
      paused: z.int(),
      closed: z.int(),
      expired: z.int(),
      /** Taken off by an operator, whatever they were. */
      taken_off: z.int(),
    }),
    /** What stands in the way of publishing anything; null where nothing does. */
    barred: z.enum(['COMPANY_NOT_VERIFIED', 'COMPANY_SUSPENDED', 'EMAIL_NOT_VERIFIED']).nullable(),
  })
  .meta({ id: 'CompanyOffersResponse' });
export type CompanyOffersResponse = z.infer<typeof companyOffersResponse>;

export const OFFER_ACTIONS = [
  'publish',
  'pause',
  'resume',
  'close',
  'confirm',
  'renew',
  'duplicate',
  'repost',
  'delete',
] as const;

/** Body of `POST /api/companies/offers/bulk`. `close` needs the `outcome`, as for one alone: shares that everybody sees are counted by it. */
export const offersBulkRequest = z
  .object({
    ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(100),
    action: z.enum(OFFER_ACTIONS),
    outcome: z.enum(OFFER_OUTCOMES).optional(),
  })
  .refine(({ action, outcome }) => action !== 'close' || outcome !== undefined, { path: ['outcome'] })
  .meta({ id: 'OffersBulkRequest' });
export type OffersBulkRequest = z.infer<typeof offersBulkRequest>;

/** What became of each: one that refuses does not keep the others from it. */
export const offersBulkResponse = z
  .object({
    done: z.array(z.int()),
    refused: z.array(z.object({ id: z.int(), code: z.string(), message: z.string() })),
    toasts,
  })
  .meta({ id: 'OffersBulkResponse' });
export type OffersBulkResponse = z.infer<typeof offersBulkResponse>;
