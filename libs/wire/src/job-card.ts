import { z } from 'zod';
import { applicationMark } from './application-status.js';
import { askedQuestion } from './screening.js';

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

/** A place to be filled now, or people to be known for later; the ad says which. */
export const OFFER_KINDS = ['vacancy', 'talent_pool'] as const;

/** What a card in a list shows. */
export const jobCard = z
  .object({
    id: z.int(),
    url: z.string(),
    /** Of an offer that is written in several languages, the one in the language that was asked for, as all its texts. */
    title: z.string(),
    kind: z.enum(OFFER_KINDS),
    kind_name: z.string(),
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
    /** The language of title and text as they are given here. */
    ad_language: languageName.nullable(),
    working_language: languageName.nullable(),
    /** `lang`: the language of the name, where it has none in the one that was asked for. */
    skills: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), lang: z.string().optional() })),
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
      /** That of the person who asks. */
      application: applicationMark.nullable(),
      /** Whether this person may apply here, at once or after the pending tasks that are shown; false for guests. */
      canApply: z.boolean(),
      available: z.boolean(),
      /** The address of the original ad where applying is elsewhere. */
      redirect: z.string().nullable(),
      favorite: z.boolean(),
      /** Of the offer alone, not in lists. */
      screeningQuestions: z.array(askedQuestion),
      /** Where one applies: on the board, at the original ad, or nowhere known. For everybody, guests too. */
      way: z.enum(['here', 'elsewhere', 'none']),
    }),
  })
  .meta({ id: 'JobCard' });
export type JobCard = z.infer<typeof jobCard>;

/** A whole offer: the card and its text. */
export const jobDetail = jobCard
  .extend({
    /** Sanitised HTML. */
    description: z.string(),
    /** Which one applies; empty where the ad names none. */
    collective_agreement: z.string(),
    /** All languages in which the offer can be read, that of `ad_language` too; empty where there is one alone. */
    versions: z.array(z.object({ code: z.string(), name: z.string(), url: z.string() })),
    /** When its company last said that it is open; null of an offer from elsewhere. */
    open_confirmed_at: z.string().nullable(),
    /** How quickly its company answers and how often it fills offers here, in sentences; each only where ten cases stand behind it. */
    hiring: z.array(z.string()),
  })
  .meta({ id: 'JobDetail' });
export type JobDetail = z.infer<typeof jobDetail>;
