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
