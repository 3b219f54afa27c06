import { readKeywords } from '../domain/keywords.js';
import type { LiveCounts } from './live-counts.js';
import { isMainName, type NameIndex, type NameMatch } from './name-index.js';
import type { Concept, Language, Place, SuggestableNames } from './suggestable-names.js';

/** Matches of each kind that are looked up among the live offers. */
const LOOKED_UP = 120;
/** Of the concepts whose words offers have so many are looked up as a whole. */
const MOST_CHECKED = 15;
/** Of each kind. */
const MOST_SUGGESTIONS = 6;

/** A match that live offers have. */
export interface LiveMatch<T> extends NameMatch<T> {
  /** How many; of several words no more than the rarest of them has. */
  offers: number;
}

/** Names that begin as typed, by kind, the best match first. */
export interface LiveMatches {
  occupations: LiveMatch<Concept>[];
  skills: LiveMatch<Concept>[];
  places: LiveMatch<Place>[];
  languages: LiveMatch<Language>[];
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
): Promise<LiveMatches> {
  const concepts = [names.occupations, names.skills].map((index) => findConcepts(index, typed, LOOKED_UP, forgiving));
  const places = names.places.find(typed, LOOKED_UP, ({ population }) => population, forgiving);
  const languages = names.languages.find(typed, LOOKED_UP, () => 0, forgiving);
  const counts = await live.of(
    [...places, ...languages].map(({ entry }) => entry.term),
    [...new Set(concepts.flat().flatMap(wordsOf))],
  );
  const ofTerm = ({ entry }: NameMatch<Place | Language>) => counts.terms.get(entry.term) ?? 0;
  const ofWords = (match: NameMatch<Concept>) => Math.min(...wordsOf(match).map((word) => counts.words.get(word) ?? 0));
  const candidates = concepts.map((matches) =>
    distinct(shortFirst(mostFirst(matches, ofWords))).slice(0, MOST_CHECKED),
  );
  const several = candidates.flat().filter((match) => wordsOf(match).length > 1);
  const together = several.length === 0 ? [] : await live.haveAll(several.map(wordsOf));
  const apart = new Set(several.filter((_, index) => together[index] !== true));
  const [occupations = [], skills = []] = candidates.map((matches) =>
    matches.filter((match) => !apart.has(match)).slice(0, MOST_SUGGESTIONS),
  );
  return {
    occupations,
    skills,
    places: byMainNames(mostFirst(places, ofTerm)).slice(0, MOST_SUGGESTIONS),
    languages: byMainNames(mostFirst(languages, ofTerm)).slice(0, MOST_SUGGESTIONS),
  };
}

export function findConcepts(
  index: NameIndex<Concept>,
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

function wordsOf(match: NameMatch<Concept>): string[] {
  return readKeywords([keywordOf(match)]).words;
}

/** Several occupations may go by one name; as a keyword it is the same. */
function distinct<T extends NameMatch<Concept>>(matches: T[]): T[] {
  const byName = new Map(matches.map((match) => [keywordOf(match).toLowerCase(), match]).reverse() as [string, T][]);
  return matches.filter((match) => byName.get(keywordOf(match).toLowerCase()) === match);
}

/** Of equally good matches those with the most offers first, none without. */
function mostFirst<T>(matches: NameMatch<T>[], offersOf: (match: NameMatch<T>) => number): LiveMatch<T>[] {
  return matches
    .map((match) => ({ ...match, offers: offersOf(match) }))
    .filter(({ offers }) => offers > 0)
    .sort((a, b) => a.rank - b.rank || b.offers - a.offers);
}

/** Other names count only where no main one was found: Germanicea is none of what `ger` means. */
function byMainNames<T>(matches: LiveMatch<T>[]): LiveMatch<T>[] {
  const byMain = matches.filter(isMainName);
  return byMain.length > 0 ? byMain : matches;
}

/** Of equally good matches those with the most offers for their length and words: long names hold frequent words too. */
function shortFirst(matches: LiveMatch<Concept>[]): LiveMatch<Concept>[] {
  const weight = (match: LiveMatch<Concept>) => match.offers / (match.name.length * wordsOf(match).length);
  return matches.sort((a, b) => a.rank - b.rank || weight(b) - weight(a));
}
