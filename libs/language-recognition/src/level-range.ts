import type { LevelRank } from '@babelboard/language-check';
import type { LevelHit } from './read-cues.js';
import type { Word } from './words.js';

/** Words that make two levels beside each other a range or a choice, in all text languages. */
const JOINS: ReadonlySet<string> = new Set(
  'bis to a till tot til hasta oder or ou o eller of und and et y och og en'.split(' '),
);

/**
 * The level that is enough where a level is one end of a range: "gute bis sehr gute", "B1 oder B2", "B1/B2", "B1-B2".
 * @param hits all levels of the sentence, from left to right; a range is of two codes or of two words
 */
export function lowerEnd(hit: LevelHit, hits: readonly LevelHit[], words: readonly Word[]): LevelRank {
  const at = hits.indexOf(hit);
  const ends = [hits[at - 1], hits[at + 1]].filter(
    (other): other is LevelHit =>
      other !== undefined && other.payload.code === hit.payload.code && areJoined(hit, other, words),
  );
  return [hit, ...ends].reduce<LevelRank>(
    (lowest, { payload }) => (payload.level < lowest ? payload.level : lowest),
    hit.payload.level,
  );
}

function areJoined(one: LevelHit, other: LevelHit, words: readonly Word[]): boolean {
  const from = Math.min(one.to, other.to);
  const to = Math.max(one.from, other.from);
  const [between, ...more] = words.slice(from, to);
  if (between === undefined) {
    return /[/–-]/.test(words[to]?.gap ?? '');
  }
  return more.length === 0 && JOINS.has(between.text);
}
