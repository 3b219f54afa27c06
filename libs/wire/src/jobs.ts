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
    /** Whether one gets by without a language of the country: none of them is asked for. */
    no_local_language: z.boolean(),
    /** What was typed and the other name of it that this offer goes by: `waiter` finds a `Kellner`. */
    synonyms: z.array(z.object({ typed: z.string(), found: z.string() })),
    /** The same job of the same company in other places, shown as this one entry. */
    also_in: z.array(z.object({ id: z.int(), url: z.string(), city: z.string() })),
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
  .object({
    title: z.string(),
    h1: z.string(),
    /** A sentence or two under the heading. */
    text: z.string(),
    /** The description for search engines. */
    meta: z.string(),
    /** JSON-LD objects. */
    script: z.array(z.record(z.string(), z.unknown())),
    /** Absolute; null where the page has no address of its own (not found). */
    canonical: z.string().nullable(),
    /** Versions in other languages that exist. */
    hreflang: z.array(z.object({ lang: z.string(), href: z.string() })),
    robots: z.string(),
    /** Absolute address of the picture for previews. */
    image: z.string(),
    /** Absolute address of the Atom feed of a list. */
    feed: z.string().nullable(),
  })
  .meta({ id: 'PageSeo' });
export type PageSeo = z.infer<typeof pageSeo>;

/** A list that drops one filter: how many offers that brings, and its address. */
export const droppedFilter = z
  .object({
    group: z.string(),
    /** The dropped value as the query or the path has it; null where the whole group goes. */
    value: z.string().nullable(),
    name: z.string(),
    total: z.int(),
    url: z.string(),
  })
  .meta({ id: 'DroppedFilter' });
export type DroppedFilter = z.infer<typeof droppedFilter>;

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
    /** Of the chosen languages: `German:B1`, `German:native`, `German:any` (no level stated). */
    language_levels: facet,
    /** The language an ad is written in. */
    ad_languages: facet,
    /** The language a team works in. */
    working_languages: facet,
    /** One entry: offers that ask for no language of their country. */
    no_local_language: facet,
    /** Steps of the yearly salary in euro that an offer reaches: id 30000 = "30,000 € and more". */
    salaries: facet,
    /** Only where words of the keywords were mistyped: what was typed, what was searched for, and the list of the words as typed. */
    corrected: z.object({ typed: z.string(), searched: z.string(), literal: z.string() }).nullable(),
    /** What was typed and is not searched for: no words, words that are too long, words after the tenth. */
    left_out: z.array(z.string()),
    /** Only with no results: for each filter what dropping it brings, and for each of several words. */
    dropped: z.array(droppedFilter),
    /** The normal address of this list: path and query. */
    address: z.string(),
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

/** Each keyword may be a search of its own, and a search reads ten words; whoever chooses more of another filter chooses none. */
export const MOST_KEYWORDS = 10;
export const MOST_VALUES = 50;

const many = <T extends z.ZodType>(item: T, most: number = MOST_VALUES) =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(item).max(most)).default([]);

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const idIn = (max: number) => z.coerce.number().int().min(1).max(max);

/** Kilometres around a city that one can choose. */
export const RADIUS_STEPS = [10, 25, 50, 100] as const;

/** Euro a year that one can ask for at least. */
export const SALARY_STEPS = [20_000, 30_000, 40_000, 50_000, 60_000, 75_000, 100_000, 150_000] as const;

/** `keywords=a&keywords=b`: a repeatable key is an array, one value is taken as one. */
export const jobListQuery = z.object({
  keywords: many(z.string().trim().max(200), MOST_KEYWORDS).transform((words) => words.filter((word) => word !== '')),
  /** Keywords are meant as they are typed: none of them is corrected. */
  literal: flag.default(false),
  /** Slugs of countries or cities. */
  location: many(z.string().max(120)),
  /** Slugs of languages. */
  language: many(z.string().max(60)),
  remote: many(z.string().max(40)),
  experience: many(idIn(6)),
  employment_type: many(idIn(6)),
  /** `German:B1` = asks for German at B1; also `:native` and `:any`. Stands in for the language alone. */
  language_level: many(z.string().max(80)),
  /** Slugs of the languages an ad is written in. */
  ad_language: many(z.string().max(60)),
  /** Slugs of the languages a team works in. */
  working_language: many(z.string().max(60)),
  /** Only offers that ask for no language of their country. */
  no_local_language: flag.default(false),
  /** Kilometres around the city of `location`. */
  radius: z.coerce
    .number()
    .pipe(z.literal([...RADIUS_STEPS]))
    .optional(),
  /** At least so many euro a year. */
  salary_from: z.coerce
    .number()
    .pipe(z.literal([...SALARY_STEPS]))
    .optional(),
  /** Newest first, whatever the keywords. */
  latests: flag.default(false),
  /** Offset of the first offer; wins over the page in the path. */
  _from: z.coerce.number().int().min(0).max(1_000_000).optional(),
  _size: z.coerce.number().int().min(1).max(50).default(20),
  /** Id of the selected offer: its whole text comes along. */
  job: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** Opens the apply dialog of the selected offer; the server only keeps it in addresses. */
  autoApply: flag.default(false),
  /** `more`: only `jobs` is filled; `cities`: only `cities`. */
  _mode: z.enum(['all', 'more', 'cities']).default('all'),
  /** For statistics. */
  _platform: z.enum(['desktop', 'mobile', 'app']).default('desktop'),
  /** Id of the company whose offers alone are listed. */
  _minisite: z
    .union([z.literal('false'), z.coerce.number().int().min(1).max(2_147_483_647)])
    .default('false')
    .transform((value) => (value === 'false' ? null : value)),
});
export type JobListQuery = z.output<typeof jobListQuery>;
