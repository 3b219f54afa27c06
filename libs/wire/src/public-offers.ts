import { z } from 'zod';
import { CEFR, jobSalary, OFFER_KINDS } from './job-card.js';

/** A live offer as the public API gives it away. */
export const publicOffer = z
  .object({
    /** Stable for the life of the offer. */
    reference: z.string(),
    url: z.string(),
    title: z.string(),
    kind: z.enum(OFFER_KINDS),
    company: z.string(),
    company_website: z.string().nullable(),
    places: z.array(z.object({ city: z.string().nullable(), country: z.string().nullable() })),
    remote: z.string().nullable(),
    languages: z.array(
      z.object({
        name: z.string(),
        slug: z.string(),
        cefr: z.enum(CEFR).nullable(),
        native: z.boolean(),
        mandatory: z.boolean(),
      }),
    ),
    /** ISO 639-1 where there is one. */
    ad_language: z.string().nullable(),
    /** 1 full-time, 2 part-time, 3 internship, 4 temporary, 5 freelance, 6 apprenticeship. */
    employment_type: z.array(z.int()),
    experience: z.int().nullable(),
    salary: jobSalary.nullable(),
    /** Sanitised. */
    description_html: z.string(),
    /** Whether one applies at `url`, and not on a site of the employer. */
    apply_here: z.boolean(),
    published_at: z.string(),
    expires_at: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'PublicOffer' });
export type PublicOffer = z.infer<typeof publicOffer>;

/** Answer of `GET /api/public/v1/offers`. */
export const publicOffersResponse = z
  .object({
    data: z.array(publicOffer),
    /** The `cursor` of the next page; null after the last one. */
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'PublicOffersResponse' });
export type PublicOffersResponse = z.infer<typeof publicOffersResponse>;

export const publicOffersQuery = z.object({
  /** `next_cursor` of the page before. */
  cursor: z
    .string()
    .regex(/^\d{1,10}$/, 'This is no cursor that this API gave.')
    .transform(Number)
    .pipe(z.int().max(2_147_483_647))
    .default(0),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** Only offers that changed at or after this moment (ISO 8601). */
  updated_since: z.iso
    .datetime({ offset: true })
    .transform((moment) => new Date(moment))
    .optional(),
});
export type PublicOffersQuery = z.output<typeof publicOffersQuery>;
