import { z } from 'zod';

/** One entry of a facet: how many offers carry the value under all the other filters. */
export const facetEntry = z
  .object({ id: z.union([z.number(), z.string()]), slug: z.string(), name: z.string(), total: z.int().min(0) })
  .meta({ id: 'FacetEntry' });
export type FacetEntry = z.infer<typeof facetEntry>;

const facet = z.object({ data: z.array(facetEntry) });

export const CEFR = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

export const jobLanguage = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    /** 1 = A1–A2, 2 = B1–B2, 3 = C1–C2, 4 = mother tongue; null when the ad names no level. */
    level: z.int().min(1).max(4).nullable(),
    cefr: z.enum(CEFR).nullable(),
    mandatory: z.boolean(),
    /** Languages with the same number are alternatives: one of them is enough. */
    one_of: z.int().nullable(),
    /** Read from the text of the ad by a machine, not stated by the employer. */
    recognised: z.boolean(),
  })
  .meta({ id: 'JobLanguage' });
export type JobLanguage = z.infer<typeof jobLanguage>;

const languageName = z.object({ id: z.int(), code: z.string(), name: z.string(), slug: z.string() });

export const SALARY_PERIODS = ['year', 'month', 'week', 'day', 'hour'] as const;

export const jobSalary = z
  .object({
    min: z.number().nullable(),
    max: z.number().nullable(),
    currency: z.string(),
    period: z.enum(SALARY_PERIODS),
    perYear: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
  })
  .meta({ id: 'JobSalary' });
export type JobSalary = z.infer<typeof jobSalary>;

/** What a card in a list shows. */
export const jobCard = z
  .object({
    id: z.int(),
    url: z.string(),
    title: z.string(),
    company: z.object({
      id: z.int(),
      name: z.string(),
      logo: z.string().nullable(),
      minisite: z.string().nullable(),
    }),
    places: z.array(
      z.object({ city: z.string().nullable(), country: z.string().nullable(), slug: z.string().nullable() }),
    ),
    remote: z.object({ slug: z.string(), name: z.string() }).nullable(),
    languages: z.array(jobLanguage),
    ad_language: languageName.nullable(),
    working_language: languageName.nullable(),
    skills: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
    /** 1 none, 2 up to 2 years, 3 two to five, 4 more than five, 5 management, 6 executive. */
    experience: z.int().nullable(),
    /** 1 full-time, 2 part-time, 3 internship, 4 temporary, 5 freelance, 6 apprenticeship. */
    employment_type: z.array(z.int()),
    salary: jobSalary.nullable(),
    published_at: z.string(),
    expires_at: z.string().nullable(),
    /** Plain text around the match; matches stand between U+E000 and U+E001. */
    snippet: z.string(),
    promoted: z.boolean(),
    extra: z.object({
      application: z.null(),
      canApply: z.boolean(),
      available: z.boolean(),
      /** The address of the original ad where applying is elsewhere. */
      redirect: z.string().nullable(),
      favorite: z.boolean(),
      screeningQuestions: z.array(z.never()),
    }),
  })
  .meta({ id: 'JobCard' });
export type JobCard = z.infer<typeof jobCard>;

/** A whole offer: the card and its text (sanitised HTML). */
export const jobDetail = jobCard.extend({ description: z.string() }).meta({ id: 'JobDetail' });
export type JobDetail = z.infer<typeof jobDetail>;

export const pageSeo = z
  .object({ title: z.string(), h1: z.string(), meta: z.string(), canonical: z.string(), robots: z.string() })
  .meta({ id: 'PageSeo' });
export type PageSeo = z.infer<typeof pageSeo>;

export const jobListResponse = z
  .object({
    jobs: z.object({
      data: z.array(jobCard),
      /** Exact number of offers that match. */
      total_search: z.int(),
      /** Number of live offers. */
      total_actives: z.int(),
      /** Time of the search engine. */
      seconds: z.number(),
    }),
    seo: pageSeo,
    languages: facet,
    countries: facet,
    cities: facet,
    remotes: z.array(facetEntry),
    experience: facet,
    employment_types: facet,
    job: jobDetail.nullable(),
    hasMinisiteService: z.boolean(),
    companyIdMinisite: z.int().nullable(),
    /** Present and true while the standby engine answers. */
    degraded: z.boolean().optional(),
  })
  .meta({ id: 'JobListResponse' });
export type JobListResponse = z.infer<typeof jobListResponse>;

export const jobResponse = z
  .object({
    seo: pageSeo,
    index_not_found: z.boolean(),
    job: jobDetail.nullable(),
  })
  .meta({ id: 'JobResponse' });
export type JobResponse = z.infer<typeof jobResponse>;

const many = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(item)).default([]);

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const idIn = (max: number) => z.coerce.number().int().min(1).max(max);

/** `keywords=a&keywords=b`: a repeatable key is an array, one value is taken as one. */
export const jobListQuery = z.object({
  keywords: many(z.string().trim().max(200)).transform((words) => words.filter((word) => word !== '')),
  /** Slugs of countries or cities. */
  location: many(z.string().max(120)),
  /** Slugs of languages. */
  language: many(z.string().max(60)),
  remote: many(z.string().max(40)),
  experience: many(idIn(6)),
  employment_type: many(idIn(6)),
  /** Newest first, whatever the keywords. */
  latests: flag.default(false),
  _from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  _size: z.coerce.number().int().min(1).max(50).default(20),
  /** Id of the selected offer: its whole text comes along. */
  job: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
export type JobListQuery = z.output<typeof jobListQuery>;
