import { z } from 'zod';
import { namedWithLanguage, peopleQuery } from './people-search.js';
import { nameText } from './typed-text.js';

/** Of a company. */
export const MOST_SAVED_PEOPLE_SEARCHES = 50;
export const LONGEST_SEARCH_NAME = 80;
/** Longer than any search with as many values as each filter takes. */
const LONGEST_QUERY = 3_000;

/**
 * The one form of a search for people, as the address of the page has it: without page and rows, values in their order. Null where it is none.
 * @param text of an address, after the question mark
 */
export function canonicalPeopleQuery(text: string): string | null {
  const { data: asked } = peopleQuery.safeParse(Object.fromEntries(new URLSearchParams(text)));
  if (asked === undefined) {
    return null;
  }
  const numbers = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b).join(',');
  const values: Record<string, string> = {
    what: asked.what,
    where: asked.where,
    literal: asked.literal === 'true' ? 'true' : '',
    countries: numbers(asked.countries),
    cities: numbers(asked.cities),
    radius: String(asked.radius ?? ''),
    moving: asked.moving === 'true' ? 'true' : '',
    languages: [...new Set(asked.languages)].sort().join(','),
    skills: numbers(asked.skills),
    sectors: numbers(asked.sectors),
    experience: String(asked.experience ?? ''),
    pay: String(asked.pay ?? ''),
    status: numbers(asked.status),
    active: String(asked.active ?? ''),
    sort: asked.sort === 'active' ? 'active' : '',
  };
  return String(new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')));
}

/** Body of `POST /api/companies/people/searches`; `query`: as the address of the page has it, what is no search for people is refused. */
export const savePeopleSearchRequest = z
  .object({
    name: nameText(LONGEST_SEARCH_NAME).min(1),
    query: z
      .string()
      .max(LONGEST_QUERY)
      .refine((text) => canonicalPeopleQuery(text) !== null),
  })
  .meta({ id: 'SavePeopleSearchRequest' });
export type SavePeopleSearchRequest = z.output<typeof savePeopleSearchRequest>;

/** Body of `PATCH /api/companies/people/searches/{id}`. */
export const renamePeopleSearchRequest = savePeopleSearchRequest
  .pick({ name: true })
  .meta({ id: 'RenamePeopleSearchRequest' });
export type RenamePeopleSearchRequest = z.output<typeof renamePeopleSearchRequest>;

/** Path of the calls about one saved search. */
export const savedPeopleSearchId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

const names = z.array(namedWithLanguage);

/** A search for people that a company keeps. */
export const savedPeopleSearch = z
  .object({
    id: z.int(),
    name: z.string(),
    /** As the address of the page has it. */
    query: z.string(),
    /** What the chosen values are called. */
    chosen: z.object({ countries: names, cities: names, skills: names, sectors: names }),
    /** Null where whoever saved it does not work for the company any more. */
    saved_by: z.string().nullable(),
    saved_at: z.string(),
    opened_at: z.string(),
    /** How many it finds who came to be found after it was last opened. Null where it asks for what nobody can ask for any more. */
    new: z.int().nullable(),
  })
  .meta({ id: 'SavedPeopleSearch' });
export type SavedPeopleSearch = z.infer<typeof savedPeopleSearch>;

/** Answer of the calls for `/api/companies/people/searches`: the newest first. */
export const savedPeopleSearchesResponse = z
  .object({ data: z.array(savedPeopleSearch), most: z.int() })
  .meta({ id: 'SavedPeopleSearchesResponse' });
export type SavedPeopleSearchesResponse = z.infer<typeof savedPeopleSearchesResponse>;
