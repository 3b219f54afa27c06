import type { LevelRank } from '@babelboard/language-check';
import type { MentionGroup } from './group-mentions.js';
import type { Lexicon } from './lexicon.js';
import type { SentenceCues } from './read-cues.js';
import { distance, nearestIn, type Span, type Surroundings } from './surroundings.js';
import type { Word } from './words.js';

export interface BoundLevel extends Span {
  level: LevelRank;
  /** Said of languages only, or a CEFR code. */
  sure: boolean;
  code: boolean;
}

type LevelHit = SentenceCues['levels'][number];

const OWN_REACH = 14;
const LOOSE_BEFORE = 7;
const LOOSE_AFTER = 3;
const LOOSE_AFTER_VERBS = 6;
/** Where adjectives stand before the noun, a loose word after a language counts as so much farther ("… räcker gott"). */
const AFTER_PENALTY = 3;
const FAR_REACH = 10;
/** "gute bis sehr gute", "B1 oder B2": the lower one is enough. */
const RANGE: ReadonlySet<string> = new Set(
  'bis to a till tot til hasta oder or ou o eller of und and et y och og en'.split(' '),
);

/** "gute Umgangsformen und Englisch": an "and" parts a loose word from the language, unless it joins "spoken and written". */
function reaches(lexicon: Lexicon, words: readonly Word[], hit: LevelHit, group: MentionGroup): boolean {
  if (hit.payload.sure) return true;
  if (hit.from >= group.to) {
    const saying = (at: number) =>
      lexicon.skill.at(words, at).length > 0 || lexicon.neighbours.at(words, at).length > 0;
    if (distance(hit, group) <= LOOSE_AFTER) return true;
    return (
      distance(hit, group) <= LOOSE_AFTER_VERBS &&
      words.slice(group.to, hit.from).every((word, at) => saying(group.to + at) || lexicon.connectors.has(word.text))
    );
  }
  if (distance(hit, group) > LOOSE_BEFORE) return false;
  for (let at = hit.to; at < group.from; at += 1) {
    const isAnd = lexicon.and.has(words[at]?.text ?? '') || lexicon.or.has(words[at]?.text ?? '');
    if (!isAnd) continue;
    const mode = (place: number) =>
      lexicon.modes.at(words, place).length > 0 || lexicon.levels.at(words, place).length > 0;
    if (!mode(at - 1) || !mode(at + 1)) return false;
  }
  return true;
}

/** In the middle between two lists without an "and", a level belongs to the nearer one. */
function isNearerToOther(
  hit: LevelHit,
  group: MentionGroup,
  others: readonly MentionGroup[],
  afterNoun: boolean,
): boolean {
  const own = distance(hit, group);
  return others.some((other) => {
    const far = distance(hit, other);
    const follows = hit.from >= other.to && (afterNoun || hit.payload.code);
    return far < own || (far === own && follows);
  });
}

function lowered(hits: readonly LevelHit[], nearest: LevelHit, words: readonly Word[]): LevelRank {
  const at = hits.indexOf(nearest);
  let level = nearest.payload.level;
  for (const other of [hits[at - 1], hits[at + 1]]) {
    if (!other || other.payload.code !== nearest.payload.code) continue;
    const from = Math.min(other.to, nearest.to);
    const to = Math.max(other.from, nearest.from);
    const between = words.slice(from, to);
    const joined =
      between.length === 0
        ? /[/–-]/.test(words[to]?.gap ?? '')
        : between.length === 1 && RANGE.has(between[0]?.text ?? '');
    if (joined && other.payload.level < level) level = other.payload.level;
  }
  return level;
}

/**
 * The level that a sentence gives to a list of languages: an explicit CEFR code before a word, the nearer before the
 * farther, the clause before the neighbouring ones.
 */
export function bindLevel(
  lexicon: Lexicon,
  words: readonly Word[],
  cues: SentenceCues,
  group: MentionGroup,
  others: readonly MentionGroup[],
  around: Surroundings,
): BoundLevel | null {
  const afterNoun = lexicon.rules.adjectiveSide === 'after';
  const sameClause = others.filter(({ from, to }) => from < around.clause.to && to > around.clause.from);
  const cost = (hit: LevelHit) =>
    distance(hit, group) + (!afterNoun && !hit.payload.sure && hit.from >= group.to ? AFTER_PENALTY : 0);
  const own = nearestIn(cues.levels, around.own, group, OWN_REACH)
    .filter((hit) => reaches(lexicon, words, hit, group) && !isNearerToOther(hit, group, sameClause, afterNoun))
    .sort((a, b) => cost(a) - cost(b));
  const far = [around.after, around.before].flatMap((span) =>
    nearestIn(cues.levels, span, group, FAR_REACH).filter(({ payload }) => payload.sure),
  );
  const inOwn = own.find(({ payload }) => payload.code) ?? far.find(({ payload }) => payload.code) ?? own[0] ?? far[0];
  if (!inOwn) return null;
  const { code, sure } = inOwn.payload;
  return { from: inOwn.from, to: inOwn.to, level: lowered(cues.levels, inOwn, words), sure, code };
}
