import { readKeywords } from '../domain/keywords.js';
import type { LiveCounts } from './live-counts.js';
import type { NameMatch } from './name-index.js';
import type { Concept, Language, Place, SuggestableNames } from './suggestable-names.js';

/** Matches of each kind that are looked up among the live offers. */
const LOOKED_UP = 120;
/** Of the concepts whose words offers have so many are looked up as a whole. */
const MOST_CHECKED = 15;
/** Of each kind. */
const MOST_SUGGESTIONS = 6;

/** Names that begin as typed, by kind, the best match first. */
export interface Matches {
  occupations: NameMatch<Concept>[];
  skills: NameMatch<Concept>[];
  places: NameMatch<Place>[];
  languages: NameMatch<Language>[];
}

/**
 * What live offers have of all that is called as typed, at most six of each kind.
 * @param forgiving whether one error is forgiven
 */
export async function liveMatches(
  names: SuggestableNames,
  typed: string,
  forgiving: boolean,
  live: LiveCounts,
): Promise<Matches> {
  const found = {
    occupations: distinct(findConcepts(names.occupations, typed, LOOKED_UP, forgiving)),
    skills: findConcepts(names.skills, typed, LOOKED_UP, forgiving),
    places: names.places.find(typed, LOOKED_UP, ({ population }) => population, forgiving),
    languages: names.languages.find(typed, LOOKED_UP, () => 0, forgiving),
  };
  const concepts = [...found.occupations, ...found.skills];
  const wordsOf = new Map(concepts.map((match) => [match, readKeywords([keywordOf(match)]).words]));
  const counts = await live.of(
    [...found.places, ...found.languages].map(({ entry }) => entry.term),
    [...new Set([...wordsOf.values()].flat())],
  );
  const hasWords = (match: NameMatch<Concept>) => (wordsOf.get(match) ?? []).every((word) => counts.words.has(word));
  const candidates = [found.occupations, found.skills].map((kind) => kind.filter(hasWords).slice(0, MOST_CHECKED));
  const several = candidates.flat().filter((match) => (wordsOf.get(match) ?? []).length > 1);
  const together = several.length === 0 ? [] : await live.haveAll(several.map((match) => wordsOf.get(match) ?? []));
  const apart = new Set(several.filter((_, index) => together[index] !== true));
  const [occupations = [], skills = []] = candidates.map((kind) =>
    kind.filter((match) => !apart.has(match)).slice(0, MOST_SUGGESTIONS),
  );
  const total = ({ entry }: NameMatch<Place | Language>) => counts.terms.get(entry.term) ?? 0;
  return { occupations, skills, places: mostFirst(found.places, total), languages: mostFirst(found.languages, total) };
}

export function findConcepts(
  index: SuggestableNames['skills'],
  typed: string,
  limit: number,
  forgiving = true,
): NameMatch<Concept>[] {
  return index.find(typed, limit, ({ languages }) => languages, forgiving);
}

/** What the list that a suggestion leads to searches for. */
function keywordOf({ entry, name }: NameMatch<Concept>): string {
  return entry.kind === 'occupation' ? name : entry.name;
}

/** Several occupations may go by one name; as a keyword it is the same. */
function distinct(matches: NameMatch<Concept>[]): NameMatch<Concept>[] {
  const byName = new Map(
    matches.map((match) => [match.name.toLowerCase(), match]).reverse() as [string, NameMatch<Concept>][],
  );
  return matches.filter((match) => byName.get(match.name.toLowerCase()) === match);
}

/** Of equally good matches those with the most offers first, none without. */
function mostFirst<T>(matches: NameMatch<T>[], total: (match: NameMatch<T>) => number): NameMatch<T>[] {
  return matches
    .filter((match) => total(match) > 0)
    .sort((a, b) => a.rank - b.rank || total(b) - total(a))
    .slice(0, MOST_SUGGESTIONS);
}
