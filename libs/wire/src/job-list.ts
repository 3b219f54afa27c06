import { z } from 'zod';
import { jobCard, jobDetail } from './job-card.js';
import { pageSeo } from './page-seo.js';

/** One entry of a facet: how many offers carry the value under all the other filters. */
export const facetEntry = z
  .object({ id: z.union([z.number(), z.string()]), slug: z.string(), name: z.string(), total: z.int().min(0) })
  .meta({ id: 'FacetEntry' });
export type FacetEntry = z.infer<typeof facetEntry>;

const facet = z.object({ data: z.array(facetEntry) });

/** `continente` 1: a country of Europe. */
const countryFacet = z.object({ data: z.array(facetEntry.extend({ continente: z.literal([0, 1]) })) });

const cityFacet = z.object({ data: z.array(facetEntry.extend({ country_slug: z.string() })) });

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

/** A place near the one that was asked for, with offers of the same kind. */
export const nearbyPlace = z
  .object({
    name: z.string(),
    /** As the crow flies. */
    kilometres: z.int().min(0),
    total: z.int(),
    url: z.string(),
  })
  .meta({ id: 'NearbyPlace' });
export type NearbyPlace = z.infer<typeof nearbyPlace>;

/** Answer of `GET /api/jobs` and of all list paths. */
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
    countries: countryFacet,
    cities: cityFacet,
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
    /** What the chosen places and languages are called, by their slugs: counts may not name them. */
    chosen: z.object({ places: z.record(z.string(), z.string()), languages: z.record(z.string(), z.string()) }),
    /** The skill or occupation that the list is about: what it is called, and in which language where that is not the one of the answer. */
    skill: z.object({ name: z.string(), lang: z.string().optional() }).nullable(),
    /** Only where words of the keywords were mistyped: what was typed, what was searched for, and the list of the words as typed. */
    corrected: z.object({ typed: z.string(), searched: z.string(), literal: z.string() }).nullable(),
    /** Only where words of the keywords were read as filters: all that was typed, which filters from which words, and the list of the words as they stand. */
    reading: z
      .object({
        typed: z.string(),
        parts: z.array(
          z.object({
            filter: z.enum([
              'location',
              'language',
              'no_local_language',
              'remote',
              'employment_type',
              'experience',
              'salary_from',
            ]),
            /** As the address has it. */
            value: z.string(),
            words: z.string(),
          }),
        ),
        literal: z.string(),
      })
      .nullable(),
    /** What was typed and is not searched for: no words, words that are too long, words after the tenth. */
    left_out: z.array(z.string()),
    /** Only with no results: for each filter what dropping it brings, and for each of several words. */
    dropped: z.array(droppedFilter),
    /** Only with no results: places nearby with the same work, and up to five offers: of these places, else of the list with one filter less. */
    instead: z.object({ nearby: z.array(nearbyPlace), offers: z.array(jobCard) }),
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
