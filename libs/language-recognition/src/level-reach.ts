import type { PlacedGroup } from './placed-group.js';
import type { LevelHit } from './read-cues.js';
import { distance } from './surroundings.js';

/** Words between a loose level and the languages after it. */
const LOOSE_BEFORE = 7;
/** … and before it, and where all words between are those of speaking ("English spoken and written very well"). */
const LOOSE_AFTER = 3;
const LOOSE_AFTER_VERBS = 6;

/**
 * Whether a level can be said of a list of languages at all. Sure words can, wherever they stand in the words of the list's own; loose
 * ones ("good") are said of many things, so nothing else may come between.
 */
export function reaches(hit: LevelHit, place: PlacedGroup): boolean {
  return hit.payload.sure || (hit.from >= place.group.to ? reachesBack(hit, place) : reachesAhead(hit, place));
}

/** "German very good", "spreekt Duits en Engels goed". */
function reachesBack(hit: LevelHit, { lexicon, sentence: { words }, group }: PlacedGroup): boolean {
  const away = distance(hit, group);
  if (away <= LOOSE_AFTER || away > LOOSE_AFTER_VERBS) {
    return away <= LOOSE_AFTER;
  }
  return words
    .slice(group.to, hit.from)
    .every(
      ({ text }, index) =>
        lexicon.connectors.has(text) ||
        lexicon.skill.at(words, group.to + index).length > 0 ||
        lexicon.neighbours.at(words, group.to + index).length > 0,
    );
}

/** "gute Umgangsformen und Englisch": an "and" parts a loose word from the language, unless it joins "spoken and written". */
function reachesAhead(hit: LevelHit, { lexicon, sentence: { words }, group }: PlacedGroup): boolean {
  if (distance(hit, group) > LOOSE_BEFORE) {
    return false;
  }
  const isJoined = (at: number) => lexicon.modes.at(words, at).length > 0 || lexicon.levels.at(words, at).length > 0;
  return words.slice(hit.to, group.from).every(({ text }, index) => {
    const at = hit.to + index;
    return !(lexicon.and.has(text) || lexicon.or.has(text)) || (isJoined(at - 1) && isJoined(at + 1));
  });
}

/**
 * Whether a level rather belongs to another list of the same clause: to the nearer one, and in the middle between two to the one before it,
 * where adjectives stand after their noun ("inglés alto y francés") and for codes ("German B2 and English").
 */
export function isNearerToOther(hit: LevelHit, { lexicon, group, others, around }: PlacedGroup): boolean {
  const own = distance(hit, group);
  return others
    .filter(({ from, to }) => from < around.clause.to && to > around.clause.from)
    .some((other) => {
      const away = distance(hit, other);
      const follows = hit.from >= other.to && (lexicon.rules.adjectiveSide === 'after' || hit.payload.code);
      return away < own || (away === own && follows);
    });
}
