import { z } from 'zod';
import { offerFields } from './company-offers.js';
import { CEFR } from './job-card.js';

/** Body of `POST /api/companies/offers/check`: what is typed so far. */
export const checkOfferRequest = z
  .object(offerFields)
  .pick({ title: true, description: true, language: true, places: true, languages: true, salary: true })
  .partial()
  .meta({ id: 'CheckOfferRequest' });
export type CheckOfferRequest = z.infer<typeof checkOfferRequest>;

/** What an ad may not choose people by, or ask of them. */
export const UNFAIR_WORDINGS = ['sex', 'age', 'native', 'money'] as const;

/** Whether an ad must name its pay: in the ad, before the interview, or nowhere. */
export const PAY_DUTIES = ['in_ad', 'before_interview', 'none'] as const;

/** Answer of `POST /api/companies/offers/check`: hints, each null or empty where there is nothing to say. */
export const checkOfferResponse = z
  .object({
    /** By country of the places; the strictest one first. */
    pay: z.array(
      z.object({
        country_id: z.int(),
        country: z.string(),
        duty: z.enum(PAY_DUTIES),
        /** Since when, as a date. */
        since: z.string().nullable(),
        source: z.string(),
        /** True where the ad must name its pay and does not: it cannot be published so. */
        missing: z.boolean(),
      }),
    ),
    /** Languages asked for as a mother tongue, which can discriminate; C2 asks for the same skill. */
    mother_tongue: z.array(
      z.object({
        language: z.int(),
        name: z.string(),
        instead: z.object({ level: z.literal(3), cefr: z.literal('C2') }),
      }),
    ),
    /** A title for one gender alone, and one for everybody. */
    title: z
      .object({
        /** The word of the title. */
        found: z.string(),
        /** The whole title for everybody. */
        proposal: z.string(),
        /** Code of the language whose rule it is. */
        language: z.string(),
      })
      .nullable(),
    /** Languages that the text asks for, and the offer does not. */
    unasked_languages: z.array(
      z.object({
        language: z.int(),
        name: z.string(),
        level: z.literal([1, 2, 3, 4]).nullable(),
        cefr: z.enum(CEFR).nullable(),
        mandatory: z.boolean(),
      }),
    ),
    /** True where the text asks for the pay of now or before: it cannot be published so. */
    pay_history: z.boolean(),
    /** Wording that leaves people out by sex, age or origin, and that asks applicants for money: with the latter it cannot be published. */
    wording: z.array(
      z.object({ in: z.enum(['title', 'description']), kind: z.enum(UNFAIR_WORDINGS), words: z.string() }),
    ),
  })
  .meta({ id: 'CheckOfferResponse' });
export type CheckOfferResponse = z.infer<typeof checkOfferResponse>;

/** Body of `POST /api/companies/offers/suiting-candidates`. */
export const suitingCandidatesRequest = z
  .object(offerFields)
  .pick({
    ...{ places: true, remote: true, languages: true, skills: true },
    ...{ title: true, language: true, working_language: true, experience: true, employment_type: true, salary: true },
  })
  .partial()
  .meta({ id: 'SuitingCandidatesRequest' });
export type SuitingCandidatesRequest = z.infer<typeof suitingCandidatesRequest>;

/**
 * The band in which a number of people lies, a few people up or down: `count` or more, or fewer than `fewer_than`. So nobody is singled out, by a
 * difference neither.
 */
const people = z.object({ count: z.int().nullable(), fewer_than: z.int().nullable() });

/** Answer of `POST /api/companies/offers/suiting-candidates`. */
export const suitingCandidatesResponse = people
  .extend({
    /** How many suit by one thing alone; null where it asks for nothing. */
    by: z.object({ languages: people.nullable(), skills: people.nullable(), place: people.nullable() }),
    /**
     * How many the score of matchings finds: they hold every mandatory language, and reach 70 points, or 50. Null where the offer says neither what
     * work it is nor a skill.
     */
    score: z.object({ well: people, could: people }).nullable(),
  })
  .meta({ id: 'SuitingCandidatesResponse' });
export type SuitingCandidatesResponse = z.infer<typeof suitingCandidatesResponse>;
