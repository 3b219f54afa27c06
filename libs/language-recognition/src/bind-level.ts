import type { LevelRank } from '@babelboard/language-check';
import { lowerEnd } from './level-range.js';
import { isNearerToOther, reaches } from './level-reach.js';
import type { PlacedGroup } from './placed-group.js';
import type { LevelHit } from './read-cues.js';
import { distance, nearestIn, type Span } from './surroundings.js';

/** A level that is said of a list of languages, with the words that say it. */
export interface BoundLevel extends Span {
  level: LevelRank;
  /** Said of languages only, or a CEFR code. */
  sure: boolean;
  /** A CEFR code. */
  code: boolean;
}

/** Words between a list and a level in the words of its own, and in a neighbouring clause. */
const OWN_REACH = 14;
const FAR_REACH = 10;
/** Where adjectives stand before the noun, a loose word after a language counts as so much farther ("… räcker gott"). */
const AFTER_PENALTY = 3;

/**
 * The level that a sentence gives to a list of languages: "fluent German and good English" gives each its own.
 *
 * Level words are sure or loose. Sure ones are said of languages only ("fließend", "native", the CEFR code "B2"); loose ones of anything
 * ("good"), so they count close to the languages alone (`level-reach.ts`). The first of these that there is, the nearest before the
 * farther:
 * 1. a code in the words that speak of this list alone,
 * 2. a code in a clause beside it that names no language ("Deutsch, mindestens B2"),
 * 3. a word in the words that speak of this list alone,
 * 4. a sure word in a clause beside it.
 *
 * Of a range the lower end is enough (`level-range.ts`).
 */
export function bindLevel(place: PlacedGroup): BoundLevel | null {
  const own = ownLevels(place);
  const far = levelsBeside(place);
  const isCode = ({ payload }: LevelHit) => payload.code;
  const hit = own.find(isCode) ?? far.find(isCode) ?? own[0] ?? far[0];
  if (hit === undefined) {
    return null;
  }
  const { from, to, payload } = hit;
  const level = lowerEnd(hit, place.cues.levels, place.sentence.words);
  return { from, to, level, sure: payload.sure, code: payload.code };
}

/** The nearest first. */
function ownLevels(place: PlacedGroup): LevelHit[] {
  const { cues, group, around, lexicon } = place;
  const isAfterthought = ({ from, payload }: LevelHit) =>
    lexicon.rules.adjectiveSide === 'before' && !payload.sure && from >= group.to;
  const cost = (hit: LevelHit) => distance(hit, group) + (isAfterthought(hit) ? AFTER_PENALTY : 0);
  return nearestIn(cues.levels, around.own, group, OWN_REACH)
    .filter((hit) => reaches(hit, place) && !isNearerToOther(hit, place))
    .sort((one, other) => cost(one) - cost(other));
}

/** The clause after the list counts before the one before it. */
function levelsBeside({ cues, group, around }: PlacedGroup): LevelHit[] {
  return [around.after, around.before].flatMap((clause) =>
    nearestIn(cues.levels, clause, group, FAR_REACH).filter(({ payload }) => payload.sure),
  );
}
