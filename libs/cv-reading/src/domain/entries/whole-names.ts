import type { PairScores } from './choose-pairs.js';
import type { EntryHead, HeadPart } from './head-parts.js';

/** A head has a title and an organisation. */
const PARTS = 2;

/** "CNR – Institute of Physics" beside a position is one name: a dash may be a part of it. */
export function withWholeNames(heads: readonly EntryHead[], scores: PairScores): EntryHead[] {
  return heads.map((head) => {
    if (head.parts.length <= PARTS || !head.parts.some(({ text }) => scores.what(text) > 0)) return head;
    const parts: HeadPart[] = [];
    for (const part of head.parts) {
      const before = parts.at(-1);
      const isName = (text: string) => scores.what(text) === 0;
      const joined = before?.line === part.line ? `${before.text} – ${part.text}` : null;
      const goesOn =
        joined !== null && before && isName(before.text) && isName(part.text) && scores.where(part.text) > 0;
      if (goesOn && part.line.line.text.includes(joined)) parts[parts.length - 1] = { ...before, text: joined };
      else parts.push(part);
    }
    return parts.length < PARTS ? head : { ...head, parts };
  });
}
