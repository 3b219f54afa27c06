import { z } from 'zod';
import { toasts } from './done.js';
import { CEFR, jobCard } from './job-card.js';
import { timeZone } from './time-zone.js';

const page = {
  _from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  _size: z.coerce.number().int().min(1).max(50).default(7),
};

/** Query of `GET /api/app/matchings`. */
export const matchingsQuery = z.object({
  /** The newest first; else the best first. */
  latests: z.enum(['true', 'false', '1', '0']).default('false'),
  _mode: z.enum(['all', 'more']).default('all'),
  ...page,
  _platform: z.enum(['desktop', 'mobile', 'app']).default('desktop'),
  /** Offers of one company alone. */
  _minisite: z.union([z.literal('false'), z.coerce.number().int().min(1).max(2_147_483_647)]).default('false'),
});
export type MatchingsQuery = z.output<typeof matchingsQuery>;

/** Query of `GET /api/app/matchings/discarded`. */
export const discardedMatchingsQuery = z.object(page);
export type DiscardedMatchingsQuery = z.output<typeof discardedMatchingsQuery>;

/** What a profile and an offer are compared by. */
export const MATCHING_PARTS = [
  'skills',
  'occupation',
  'wished-languages',
  'sector',
  'place',
  'experience',
  'employment',
  'pay',
  'permit',
] as const;
export type MatchingPartName = (typeof MATCHING_PARTS)[number];

/** `lang`: the language of the name, where it has none in the one that was asked for. */
const named = z.object({ id: z.int(), name: z.string(), lang: z.string().optional() });
export type NamedInMatching = z.infer<typeof named>;

/** How far it fits (0–1), and its share of the score: those of all parts together are 1. */
const share = { fit: z.number().min(0).max(1), weight: z.number().min(0).max(1) };

/** One thing that counts, with what was compared. */
export const matchingPart = z
  .discriminatedUnion('part', [
    z.object({
      part: z.literal('skills'),
      ...share,
      /** How many the offer asks for. */
      asked: z.int(),
      held: z.array(named),
      /** What is asked for, and the nearest that the person has. */
      near: z.array(z.object({ asked: named, held: named })),
      missing: z.array(named),
    }),
    z.object({
      part: z.literal('occupation'),
      ...share,
      occupation: named.nullable(),
      closeness: z.enum(['same', 'near', 'group']),
      /** Where the profile says it. */
      from: z.enum(['headline', 'position', 'skills']),
    }),
    /** Languages that the offer would like, and the person speaks. */
    z.object({ part: z.literal('wished-languages'), ...share, languages: z.array(named) }),
    z.object({ part: z.literal('sector'), ...share, sector: named.nullable() }),
    z.object({
      part: z.literal('place'),
      ...share,
      reason: z.enum(['home', 'near', 'destination', 'relocate', 'remote', 'far']),
      city: z.string().nullable(),
      country: z.string().nullable(),
      km: z.number().nullable(),
    }),
    /** In years: what is asked for (0: none), and what the profile adds up to. */
    z.object({ part: z.literal('experience'), ...share, asked: z.number(), years: z.number() }),
    /** As `employment_type` of a job: of internships alone, which profiles say something about. */
    z.object({ part: z.literal('employment'), ...share, asked: z.array(z.int()), wished: z.array(z.int()) }),
    z.object({
      part: z.literal('pay'),
      ...share,
      offered_per_year: z.number(),
      wished_per_year: z.number(),
      currency: z.string(),
    }),
    z.object({ part: z.literal('permit'), ...share }),
  ])
  .meta({ id: 'MatchingPart' });
export type MatchingPart = z.infer<typeof matchingPart>;

/** 1 = A1–A2, 2 = B1–B2, 3 = C1–C2, 4 = mother tongue, which has no `cefr`. */
const level = z.object({ level: z.int().min(1).max(4), cefr: z.enum(CEFR).nullable() });

export const DISCARD_REASONS = ['company', 'too-far', 'pay-too-low', 'other-work', 'none'] as const;
export type DiscardReason = (typeof DISCARD_REASONS)[number];

/** How what somebody says fits what an offer asks, by its parts. */
export const offerFit = z
  .object({
    /** Of what works it out. */
    version: z.int(),
    score: z.int().min(0).max(100),
    /** Those that it insists on; all are spoken well enough. Null: no level is named. */
    languages: z.array(named.extend({ slug: z.string(), asked: level.nullable(), held: level.nullable() })),
    parts: z.array(matchingPart),
    /** What could not be compared, and which side says nothing of it; `weight`: the share of the score that the person does without. */
    unsaid: z.array(z.object({ part: z.enum(MATCHING_PARTS), by: z.enum(['person', 'offer']), weight: z.number() })),
  })
  .meta({ id: 'OfferFit' });
export type OfferFit = z.infer<typeof offerFit>;

/** Why an offer suits whoever asks. */
export const jobMatching = offerFit
  .extend({
    state: z.enum(['new', 'seen', 'discarded', 'restored']),
    discarded_for: z.enum(DISCARD_REASONS).nullable(),
    found_at: z.string(),
  })
  .meta({ id: 'JobMatching' });
export type JobMatching = z.infer<typeof jobMatching>;

/** An offer with what makes it suit. */
export const matchedJob = jobCard.extend({ matching: jobMatching }).meta({ id: 'MatchedJob' });
export type MatchedJob = z.infer<typeof matchedJob>;

/** Answer of `GET /api/app/matchings` (422 with `PROFILE_INCOMPLETE` while the profile is below intermediate) and `…/discarded`. */
export const matchingsResponse = z
  .object({
    jobs: z.object({
      data: z.array(matchedJob),
      total_search: z.int(),
      total_actives: z.int(),
      seconds: z.number(),
    }),
    /** How many were not looked at yet. */
    unseen: z.int(),
    /** Whether more may come in a moment: what somebody says of themselves is still being compared. */
    on_their_way: z.boolean(),
  })
  .meta({ id: 'MatchingsResponse' });
export type MatchingsResponse = z.infer<typeof matchingsResponse>;

/** Body of `PATCH /api/candidates/matchings/{offer}/discard`: a reason has fewer of its like found. */
export const discardMatchingRequest = z
  .object({ reason: z.enum(DISCARD_REASONS).default('none') })
  .meta({ id: 'DiscardMatchingRequest' });
export type DiscardMatchingRequest = z.infer<typeof discardMatchingRequest>;

/** Body of `PATCH /api/candidates/matchings/seen`. */
export const seenMatchingsRequest = z
  .object({
    ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(50),
    /** Of the browser (IANA): mails come in its morning, messages on devices by its day. */
    time_zone: timeZone.optional(),
  })
  .meta({ id: 'SeenMatchingsRequest' });
export type SeenMatchingsRequest = z.infer<typeof seenMatchingsRequest>;

/** Answer of what changes a matching. */
export const changedMatchingsResponse = z.object({ unseen: z.int(), toasts }).meta({ id: 'ChangedMatchingsResponse' });
export type ChangedMatchingsResponse = z.infer<typeof changedMatchingsResponse>;

export const MATCHING_RHYTHMS = ['daily', 'weekly'] as const;

const matchingMails = {
  /** The lowest score that mails tell of. */
  bar: z.int().min(0).max(100),
  rhythm: z.enum(MATCHING_RHYTHMS),
};

/** Body of `PATCH /api/candidates/matchings/mails`; what is absent stays. */
export const changeMatchingMailsRequest = z
  .object({ ...matchingMails, /** IANA: mails come in its morning. */ time_zone: timeZone })
  .partial()
  .meta({ id: 'ChangeMatchingMailsRequest' });
export type ChangeMatchingMailsRequest = z.infer<typeof changeMatchingMailsRequest>;

/** Answer of `GET` and `PATCH /api/candidates/matchings/mails`. */
export const matchingMailsResponse = z
  .object({
    ...matchingMails,
    /** Null where none was told: that of where they live. */ time_zone: z.string().nullable(),
  })
  .meta({ id: 'MatchingMailsResponse' });
export type MatchingMailsResponse = z.infer<typeof matchingMailsResponse>;

/** Query of `GET /api/candidates/matchings/fits`: ids of offers, with commas between them. */
export const offerFitsQuery = z.object({
  ids: z
    .string()
    .regex(/^\d{1,10}(,\d{1,10}){0,49}$/)
    .transform((ids) => ids.split(',').map(Number))
    .pipe(z.array(z.int().min(1).max(2_147_483_647))),
});
export type OfferFitsQuery = z.output<typeof offerFitsQuery>;

/** Answer of `GET /api/candidates/matchings/fits`: those alone that suit. */
export const offerFitsResponse = z
  .object({ data: z.array(z.object({ offer_id: z.int(), score: z.int().min(0).max(100) })) })
  .meta({ id: 'OfferFitsResponse' });
export type OfferFitsResponse = z.infer<typeof offerFitsResponse>;

/** Answer of `GET /api/candidates/matchings/fits/{offer}` (404 where it does not suit). */
export const offerFitResponse = z.object({ fit: offerFit }).meta({ id: 'OfferFitResponse' });
export type OfferFitResponse = z.infer<typeof offerFitResponse>;
