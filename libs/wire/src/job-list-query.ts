import { z } from 'zod';

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
