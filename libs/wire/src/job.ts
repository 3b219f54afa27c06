import { z } from 'zod';
import { jobCard, jobDetail } from './job-card.js';
import { pageSeo } from './page-seo.js';

/** Answer of `GET /api/job`. */
export const jobResponse = z
  .object({
    seo: pageSeo,
    index_not_found: z.boolean(),
    /** True where the offer was here and has ended. */
    gone: z.boolean(),
    job: jobDetail.nullable(),
    /** Similar offers; of an offer that has ended too. */
    relatedJobs: z.array(jobCard),
    relatedJobsAtCity: z.array(jobCard),
    relatedJobsAtCompany: z.array(jobCard),
    relatedJobsWithLanguages: z.array(jobCard),
  })
  .meta({ id: 'JobResponse' });
export type JobResponse = z.infer<typeof jobResponse>;

/** Answer of `GET /api/offers/related-locations/{jobId}`: cities with offers like it, most first. */
export const relatedLocationsResponse = z
  .object({
    data: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        country: z.string().nullable(),
        total: z.int(),
        /** The list of these offers in this city. */
        url: z.string(),
      }),
    ),
  })
  .meta({ id: 'RelatedLocationsResponse' });
export type RelatedLocationsResponse = z.infer<typeof relatedLocationsResponse>;
