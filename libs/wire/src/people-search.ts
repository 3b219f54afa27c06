import { z } from 'zod';
import { FIT_LACKS } from './applicants.js';
import { WORKING_STATUSES } from './candidate-preferences.js';
import { CEFR } from './job-card.js';
import { offerFit } from './matchings.js';
import { proseText } from './typed-text.js';
import { spokenLanguage } from './user.js';

const id = z.int().min(1).max(2_147_483_647);

/** A list in one parameter: `1,2,3`. */
function listOf<Value>(value: z.ZodType<Value, string>, most: number) {
  return z
    .string()
    .default('')
    .transform((text) => (text === '' ? [] : text.split(',')))
    .pipe(z.array(value).max(most));
}

/** Coerced of text. */
const number = z.coerce.number<string>();
const ids = (most: number) => listOf(number.pipe(id), most);

/** Values of one filter. */
const MOST_VALUES = 20;
export const PEOPLE_RADII = [10, 25, 50, 100] as const;
/** Whole years at least. */
export const PEOPLE_EXPERIENCE_STEPS = [1, 3, 5, 10, 15] as const;
/** Euros a year that are wished for at most. */
export const PEOPLE_PAY_STEPS = [20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000] as const;
/** Weeks within which somebody was here. */
export const PEOPLE_ACTIVE_WEEKS = [1, 4, 13, 52] as const;
export const PEOPLE_SORTS = ['best', 'active', 'fit'] as const;

const oneOf = <const T extends readonly number[]>(values: T) => number.pipe(z.literal([...values]));

/** A language and a level at or above which it is spoken: `German:B2`, `German:native`, `German` for any. */
const askedLanguage = z
  .string()
  .max(70)
  .regex(/^[A-Za-z_-]+(?::(?:A1|A2|B1|B2|C1|C2|native))?$/);

/** Query of `GET /api/companies/people`. Several places, sectors and statuses are alternatives; of languages and skills each is meant. */
export const peopleQuery = z.object({
  /** What they do or can. */
  what: proseText(200).default(''),
  /** Where: the name of a city or a country. */
  where: proseText(100).default(''),
  /** Words are meant as they stand: nothing is read as a filter. */
  literal: z.enum(['true', 'false']).default('false'),
  countries: ids(MOST_VALUES),
  cities: ids(MOST_VALUES),
  /** Kilometres around the cities. */
  radius: oneOf(PEOPLE_RADII).optional(),
  /** Whether those who would move there count, too. */
  moving: z.enum(['true', 'false']).default('false'),
  languages: listOf(askedLanguage, 8),
  skills: ids(MOST_VALUES),
  sectors: ids(MOST_VALUES),
  experience: oneOf(PEOPLE_EXPERIENCE_STEPS).optional(),
  pay: oneOf(PEOPLE_PAY_STEPS).optional(),
  status: listOf(number.pipe(z.literal([...WORKING_STATUSES])), WORKING_STATUSES.length),
  active: oneOf(PEOPLE_ACTIVE_WEEKS).optional(),
  /** By fit: how they fit `offer`, the best first, those who lack a language that it insists on last; of more than 2,000 the best matches are put in order and shown. */
  sort: z.enum(PEOPLE_SORTS).default('best'),
  /** A live offer of the company. */
  offer: number.pipe(id).optional(),
  /** Number of a saved search of the company: who came after it was opened the time before is marked. One that is gone marks nobody. */
  saved: number.pipe(id).optional(),
  /** Of those marked alone. */
  only_new: z.enum(['true', 'false']).default('false'),
  /** From 1; one past the end gives the last. */
  page: z.coerce.number().int().min(1).max(500).default(1),
  rows: z.coerce.number().int().min(1).max(50).default(20),
});
export type PeopleQuery = z.output<typeof peopleQuery>;

/** `lang`: the language of the name, where it has none in the one that was asked for. */
export const namedWithLanguage = z.object({ id: z.int(), name: z.string(), lang: z.string().optional() });
const named = namedWithLanguage;

/** When somebody was last here, and no more of it. */
export const LAST_ACTIVE = ['week', 'month', 'quarter', 'year', 'longer'] as const;

/** Whom a company found, without anything that says who it is. */
export const foundPerson = z
  .object({
    /** Made at random for this company alone: no other one knows the person by it. */
    id: z.string(),
    /** In their words, or the title of their latest position; empty where there is neither. */
    headline: z.string(),
    /** Titles of the latest positions. */
    positions: z.array(z.string()),
    city: named.nullable(),
    country: named.nullable(),
    /** Whole years; null where no position is told. */
    experience_years: z.int().nullable(),
    languages: z.array(spokenLanguage),
    skills: z.array(z.object({ id: z.int().nullable(), name: z.string(), lang: z.string().optional() })),
    /** Countries to which they would go. */
    destinations: z.array(named),
    relocate: z.boolean().nullable(),
    working_status: z.literal([...WORKING_STATUSES]).nullable(),
    /** Euros a year that are wished for at least. */
    pay_from: z.int().nullable(),
    last_active: z.enum(LAST_ACTIVE),
    /** A piece of what they wrote; what was searched for stands between U+E000 and U+E001. Empty where the words stand elsewhere. */
    snippet: z.string(),
  })
  .meta({ id: 'FoundPerson' });
export type FoundPerson = z.infer<typeof foundPerson>;

const count = z.object({ id: z.int(), name: z.string(), total: z.int() });
export type PeopleFacetEntry = z.infer<typeof count>;
const facet = z.array(count);

/** A person in a list of those who were found. */
const listedPerson = foundPerson
  .extend({
    /** Words of the search that the profile does not say: other names for work or a skill in it. */
    other_names: z.array(z.string()),
    /** Came to be found after the saved search was opened the time before. */
    new: z.boolean(),
    /** How what the card and the profile show fits the offer, of 100; without a score `lacks` says why. Null in any other order. */
    fit: z
      .object({
        score: z.int().min(0).max(100).nullable(),
        lacks: z.enum(FIT_LACKS).nullable(),
        matching: offerFit.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ListedPerson' });
export type ListedPerson = z.infer<typeof listedPerson>;

/** Answer of `GET /api/companies/people`. */
export const peopleResponse = z
  .object({
    people: z.array(listedPerson),
    /** Under all filters. */
    total: z.int(),
    /** All whom the company may find. */
    everybody: z.int(),
    /** Under all filters, how many came after the saved search was opened the time before; null where none is named. */
    new: z.object({ total: z.int(), since: z.string() }).nullable(),
    /** The offer by which they are in order, and how many are: beyond them nobody is shown. Null in any other order. */
    by_fit: z.object({ offer: z.object({ id: z.int(), title: z.string() }), ordered: z.int() }).nullable(),
    /** Live offers of the company, the newest first: those by which people can be put in order. */
    offers: z.array(z.object({ id: z.int(), title: z.string() })),
    currentPage: z.int(),
    lastPage: z.int(),
    /** How many each value would find: where several values of a filter are alternatives, without the filter itself. */
    facets: z.object({
      countries: facet,
      cities: facet,
      languages: z.array(count.extend({ slug: z.string() })),
      skills: facet,
      sectors: facet,
      experience: facet,
      pay: facet,
      status: facet,
      active: facet,
    }),
    /** What the chosen values are called: counts may not name them. */
    chosen: z.object({
      countries: z.array(named),
      cities: z.array(named),
      skills: z.array(named),
      sectors: z.array(named),
    }),
    /** What was read as filters out of what was typed; null where nothing was. */
    reading: z
      .object({
        countries: z.array(named),
        cities: z.array(named),
        languages: z.array(z.object({ slug: z.string(), name: z.string(), cefr: z.enum(CEFR).nullable() })),
        /** What is left to be searched for as words. */
        words: z.string(),
      })
      .nullable(),
    /** What was typed as a place and is none that we know. */
    unknown_place: z.string().nullable(),
  })
  .meta({ id: 'PeopleResponse' });
export type PeopleResponse = z.infer<typeof peopleResponse>;

/** One position or course of study; `at`: employer or school, null as long as the company does not know who it is. */
const pastEntry = z.object({
  title: z.string(),
  at: z.string().nullable(),
  from: z.string(),
  to: z.string().nullable(),
  text: z.string(),
});

/** Answer of `GET /api/companies/people/{id}`: the whole profile without anything that says who it is. */
export const lockedPerson = foundPerson
  .omit({ snippet: true })
  .extend({
    letter: z.string(),
    experience: z.array(pastEntry),
    education: z.array(pastEntry.extend({ level: z.int().nullable() })),
    sectors: z.array(named),
    work_permit: z.boolean().nullable(),
    internship: z.boolean().nullable(),
  })
  .meta({ id: 'LockedPerson' });
export type LockedPerson = z.infer<typeof lockedPerson>;

/** Answer of `GET /api/candidates/cv-search`: what companies see of whom asks, and who looked. */
export const ownCvSearch = z
  .object({
    /** Whether companies may find the profile now. */
    findable: z.boolean(),
    /** Why it is in no list though they may; null where it is in them, or they may not. */
    missing: z.enum(['address', 'profile']).nullable(),
    /** Exactly what a company gets; null where the profile says nothing. */
    seen_as: lockedPerson.nullable(),
    /** Companies that opened the profile, the last one first; `knows_since`: when one came to know who it is. */
    views: z.array(
      z.object({
        company_id: z.int(),
        company: z.string(),
        blocked: z.boolean(),
        at: z.string(),
        /** Title of the offer that the company put people in order by; null where it did not, or the offer is gone. */
        offer: z.string().nullable(),
        knows_since: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OwnCvSearch' });
export type OwnCvSearch = z.infer<typeof ownCvSearch>;

/** Query of `GET /api/companies/people/{id}`. */
export const openedPersonQuery = z.object({
  /** A live offer of the company that people were put in order by: whoever this is sees its title. */
  offer: number.pipe(id).optional(),
});

/** Path parameter of the calls about one person. */
export const foundPersonId = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });
