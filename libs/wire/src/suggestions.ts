import { z } from 'zod';

/** A known keyword: an ESCO skill or occupation. */
export const keyword = z
  .object({
    id: z.string(),
    /** As in `/jobs-with-{skill}`. */
    slug: z.string(),
    name: z.string(),
    /** Of the name, where it has none in the language that was asked for. */
    lang: z.string().optional(),
    kind: z.enum(['skill', 'occupation']),
    /** The label that what was typed begins or equals, where it is not the name itself. */
    matched: z.string().nullable(),
  })
  .meta({ id: 'Keyword' });
export type Keyword = z.infer<typeof keyword>;

/** Answer of `GET /api/keywords?search` and of `GET /api/tags?q` (skills only). */
export const keywordsResponse = z.object({ data: z.array(keyword) }).meta({ id: 'KeywordsResponse' });
export type KeywordsResponse = z.infer<typeof keywordsResponse>;

const suggestion = z.object({
  slug: z.string(),
  name: z.string(),
  /** Of the name, where it has none in the language that was asked for. */
  lang: z.string().optional(),
  /** What else tells it apart or why it is here: the country of a city, the name in another language. */
  detail: z.string().nullable(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** Answer of `GET /api/suggestions?q`: what one may mean and live offers have, grouped, at most six each, the best match first. */
export const suggestionsResponse = z
  .object({
    /** The groups with anything in them, the one with the best match first. */
    groups: z.array(z.enum(['languages', 'keywords', 'skills', 'places'])),
    /** Words to search for: occupations by the name that was typed; `slug` is the keyword itself. */
    keywords: z.array(suggestion),
    skills: z.array(suggestion),
    places: z.array(suggestion),
    languages: z.array(suggestion),
  })
  .meta({ id: 'SuggestionsResponse' });
export type SuggestionsResponse = z.infer<typeof suggestionsResponse>;

/** Which of the two fields of a list is typed into. */
export const searchField = z.enum(['what', 'where']);
export type SearchField = z.infer<typeof searchField>;

/** A whole search that what was typed may become. */
export const searchLine = z
  .object({
    /** What its name is. */
    kind: z.enum(['keyword', 'skill', 'place', 'language']),
    /** The words before the name, which stay as they were typed; empty where the name is all. */
    head: z.string(),
    name: z.string(),
    /** Of the name, where it has none in the language that was asked for. */
    lang: z.string().optional(),
    detail: z.string().nullable(),
    /** The part of the name that was typed: from which letter to which; null where it goes by another name. */
    matched: z.tuple([z.int().min(0), z.int().min(0)]).nullable(),
    /** Offers that it finds. */
    total: z.int().min(1),
    /** The normal address of its list. */
    address: z.string(),
  })
  .meta({ id: 'SearchLine' });
export type SearchLine = z.infer<typeof searchLine>;

/** Answer of `GET /api/suggestions/lines`: one list, the likeliest first. */
export const searchLinesResponse = z.object({ lines: z.array(searchLine) }).meta({ id: 'SearchLinesResponse' });
export type SearchLinesResponse = z.infer<typeof searchLinesResponse>;
