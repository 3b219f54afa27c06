import { wordsOf } from '../domain/words.js';
import { CONNECTORS, NOISE } from './cue-words.js';
import type { QueryNames } from './query-names.js';
import { QueryWalk, type Token } from './query-walk.js';
import type { Reading, ReadPart } from './reading.js';

/** From here on a part is read wherever it stands. */
const CERTAIN = 0.8;

/**
 * Reads places, languages and conditions of work out of what somebody typed.
 * @param isWork whether folded words with a space between are what an occupation is called: `english teacher` asks for no language
 * @returns the readings, the surest first; none where nothing can be read. A second one has what is read at a guess, too
 */
export function readQuery(text: string, names: QueryNames, isWork: (key: string) => boolean): Reading[] {
  const tokens = wordsOf(text).map((word): Token => ({ ...word, end: word.start + word.raw.length }));
  const walk = new QueryWalk(text, tokens, names, isWork);
  const parts = walk.read();
  const certain = parts.filter(({ certainty }) => certainty >= CERTAIN);
  return [certain, ...(certain.length < parts.length ? [parts] : [])]
    .filter((chosen) => chosen.length > 0)
    .map((chosen) => ({
      parts: chosen,
      rest: restOf(tokens, chosen, walk.dropped),
      certainty: Math.min(...chosen.map(({ certainty }) => certainty)),
    }));
}

function restOf(tokens: readonly Token[], parts: readonly ReadPart[], dropped: readonly [number, number][]): string {
  const taken = [...parts.map(({ from, to }): [number, number] => [from, to]), ...dropped];
  const left = tokens.filter(
    ({ start, end, folded }) => !NOISE.has(folded) && !taken.some(([from, to]) => start < to && end > from),
  );
  const isJoint = (token: Token | undefined) => token !== undefined && CONNECTORS.has(token.folded);
  while (isJoint(left[0])) left.shift();
  while (isJoint(left.at(-1))) left.pop();
  return left.map(({ raw }) => raw).join(' ');
}
