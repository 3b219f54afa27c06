import type { MentionGroup } from './group-mentions.js';
import type { Lexicon } from './lexicon.js';
import type { Word } from './words.js';

/** A row of words: first and the one after the last. */
export interface Span {
  from: number;
  to: number;
}

/** What stands around a list of languages, from near to far. */
export interface Surroundings {
  /** Words that speak of this list alone: up to the neighbouring list or the "and" before it, within the clause. */
  own: Span;
  clause: Span;
  /** Clauses after and before that name no language: they may go on about this one. */
  after: Span;
  before: Span;
}

/** The last "and"/"or" between two lists parts what is said of the one from what is said of the other. */
function border(lexicon: Lexicon, words: readonly Word[], from: number, to: number): number | undefined {
  for (let at = to - 1; at >= from; at -= 1) {
    const text = words[at]?.text ?? '';
    if (lexicon.and.has(text) || lexicon.or.has(text)) return at;
  }
  return undefined;
}

/** Without an "and" between two lists the middle belongs to neither side; levels are then given to the nearer one. */
export function surroundingsOf(
  lexicon: Lexicon,
  words: readonly Word[],
  clauseStarts: readonly number[],
  groups: readonly MentionGroup[],
  index: number,
): Surroundings {
  const group = groups[index] ?? { from: 0, to: 0 };
  const before = groups[index - 1];
  const next = groups[index + 1];
  const clauseFrom = clauseStarts.findLast((start) => start <= group.from) ?? 0;
  const clauseTo = clauseStarts.find((start) => start >= group.to) ?? words.length;
  let ownFrom = clauseFrom;
  if (before && before.to > clauseFrom) ownFrom = (border(lexicon, words, before.to, group.from) ?? before.to - 1) + 1;
  let ownTo = clauseTo;
  if (next && next.from < clauseTo) ownTo = border(lexicon, words, group.to, next.from) ?? next.from;
  const afterTo = next ? (clauseStarts.findLast((start) => start <= next.from) ?? clauseTo) : words.length;
  const beforeFrom = before ? (clauseStarts.find((start) => start >= before.to) ?? clauseFrom) : 0;
  return {
    own: { from: ownFrom, to: ownTo },
    clause: { from: clauseFrom, to: clauseTo },
    after: { from: clauseTo, to: Math.max(clauseTo, afterTo) },
    before: { from: Math.min(beforeFrom, clauseFrom), to: clauseFrom },
  };
}

/** Words between a hit and a list; 0 where they touch or overlap. */
export function distance(hit: Span, group: Span): number {
  return Math.max(0, hit.to <= group.from ? group.from - hit.to : hit.from - group.to);
}

/** Hits within a span, the nearest to the list first. */
export function nearestIn<T extends Span>(hits: readonly T[], span: Span, group: Span, reach: number): T[] {
  return hits
    .filter((hit) => hit.from >= span.from && hit.to <= span.to && distance(hit, group) <= reach)
    .sort((a, b) => distance(a, group) - distance(b, group));
}
