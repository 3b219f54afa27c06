import { z } from 'zod';
import { toasts } from './done.js';
import { CEFR, OFFER_KINDS, SALARY_PERIODS } from './job-card.js';
import { offerRemoval } from './offer-removal.js';
import { nameText, proseText } from './typed-text.js';
import { webAddress } from './web-address.js';

export const OFFER_STATES = ['draft', 'published', 'paused', 'closed', 'expired'] as const;
/** How a search ended: with somebody found here, found elsewhere, or with nobody. */
export const OFFER_OUTCOMES = ['here', 'elsewhere', 'not'] as const;
export const REMOTE_SLUGS = ['Remote', 'RemoteCountryBased', 'Hybrid'] as const;

export const LONGEST_TITLE = 120;
/** HTML with its marks. */
export const LONGEST_DESCRIPTION = 50_000;
export const MOST_PLACES = 20;
export const MOST_ASKED_LANGUAGES = 10;
export const MOST_ASKED_SKILLS = 30;

const id = z.int().min(1).max(2_147_483_647);
const amount = z.number().min(0).max(99_999_999).nullable();

/** As `jobCard` names the same: `level` 4 is the mother tongue; a client that says only 1, 2 or 3 gets A2, B2 or C1. */
const askedLanguage = z.object({
  /** Id of the language. */
  language: id,
  level: z.literal([1, 2, 3, 4]).nullable(),
  cefr: z.enum(CEFR).nullable().default(null),
  mandatory: z.boolean().default(false),
  /** Languages with the same number are alternatives. */
  one_of: z.int().min(1).max(20).nullable().default(null),
  /** Read from a text by a machine; such a one is never mandatory. */
  recognised: z.boolean().default(false),
});

const offerPlace = z.object({ city_id: id.nullable(), country_id: id.nullable() });

const offerSalary = z.object({
  min: amount,
  max: amount,
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: z.enum(SALARY_PERIODS),
});

const apply = z.union([z.object({ here: z.literal(true) }), z.object({ url: webAddress(2_000) })]);

const versionTexts = {
  title: nameText(LONGEST_TITLE),
  /** HTML, sanitised on the server. */
  description: proseText(LONGEST_DESCRIPTION),
};

/** All that a company says of a job. */
export const offerFields = {
  ...versionTexts,
  kind: z.enum(OFFER_KINDS),
  places: z.array(offerPlace).max(MOST_PLACES),
  remote: z.enum(REMOTE_SLUGS).nullable(),
  languages: z.array(askedLanguage).max(MOST_ASKED_LANGUAGES),
  /** Ids of skills. */
  skills: z.array(id).max(MOST_ASKED_SKILLS),
  experience: z.int().min(1).max(6).nullable(),
  employment_type: z.array(z.int().min(1).max(6)).max(6),
  /** Id of the language that title and description are written in. */
  language: id.nullable(),
  /** Id of the language that the team speaks. */
  working_language: id.nullable(),
  salary: offerSalary.nullable(),
  /** Which collective agreement applies; empty where none does. */
  collective_agreement: nameText(200),
  apply,
} as const;

const offerEdit = z.object(offerFields).partial();

/** Body of `POST /api/companies/offers`: a draft with whatever is known. */
export const createOfferRequest = offerEdit
  .extend({ step: z.int().min(1).max(6).default(1) })
  .meta({ id: 'CreateOfferRequest' });
export type CreateOfferRequest = z.infer<typeof createOfferRequest>;

/** Body of `PATCH /api/companies/offers/{id}`: what is absent stays. `base`: the values before the edit. */
export const reviseOfferRequest = offerEdit
  .extend({
    /** How far the draft is: the step that comes next. */
    step: z.int().min(1).max(6).optional(),
    base: offerEdit.optional(),
  })
  .meta({ id: 'ReviseOfferRequest' });
export type ReviseOfferRequest = z.infer<typeof reviseOfferRequest>;

/** Body of `PUT /api/companies/offers/{id}/versions/{language}`: the offer's texts in another language. */
export const offerVersionRequest = z
  .object({
    ...versionTexts,
    /** The texts with which the edit began, empty ones of a new version; without it nobody is asked who wrote meanwhile. */
    base: z.object({ title: z.string(), description: z.string() }).optional(),
  })
  .meta({ id: 'OfferVersionRequest' });
export type OfferVersionRequest = z.infer<typeof offerVersionRequest>;

/** Body of `POST /api/companies/offers/{id}/close`. */
export const closeOfferRequest = z.object({ outcome: z.enum(OFFER_OUTCOMES) }).meta({ id: 'CloseOfferRequest' });
export type CloseOfferRequest = z.infer<typeof closeOfferRequest>;

const titled = { id: z.int(), name: z.string(), lang: z.string().optional() };

/** An offer as its company edits it. Values have the form in which they are sent, so that they serve as `base`. */
export const companyOffer = z
  .object({
    id: z.int(),
    state: z.enum(OFFER_STATES),
    ...offerFields,
    step: z.int(),
    /** Title and description in other languages. */
    versions: z.array(z.object({ language: z.int(), title: z.string(), description: z.string() })),
    /** What publishing it lacks, as paths of fields; empty where it can be published. */
    missing: z.array(z.enum(['title', 'places', 'description', 'employment_type', 'salary', 'apply'])),
    /** Where candidates see it, while they do. */
    url: z.string().nullable(),
    /** Why an operator took it off the board; null while it is on it. */
    taken_off: offerRemoval,
    /** Shown last in lists, as applicants wait for an answer. */
    sunk: z.boolean(),
    closed_outcome: z.enum(OFFER_OUTCOMES).nullable(),
    published_at: z.string().nullable(),
    expires_at: z.string().nullable(),
    closed_at: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    /** Names of what the fields hold only as ids, in the language of the answer. */
    names: z.object({
      cities: z.array(z.object({ ...titled, country_id: z.int() })),
      skills: z.array(z.object({ ...titled, slug: z.string() })),
    }),
  })
  .meta({ id: 'CompanyOffer' });
export type CompanyOffer = z.infer<typeof companyOffer>;

/** Answer of the calls for one offer; those that change it say so in `toasts`. */
export const companyOfferResponse = z
  .object({ offer: companyOffer, toasts: toasts.optional() })
  .meta({ id: 'CompanyOfferResponse' });
export type CompanyOfferResponse = z.infer<typeof companyOfferResponse>;
