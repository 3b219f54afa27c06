import { JOINING_WORDS } from '../languages/joining-words.js';

const SEPARATORS = /\s*[,;•·|\t●▪■\n]\s*|\s+[–—/]\s+|\s{2,}/;

/** The items of a list in one line; what stands in brackets belongs to what stands before them. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  for (const part of text.split(/([()])/)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    const pieces = depth > 0 || part === ')' ? [part] : part.split(SEPARATORS);
    item += pieces.shift() ?? '';
    for (const piece of pieces) {
      items.push(item);
      item = piece;
    }
  }
  items.push(item);
  return withLast(withCodes(items.map((one) => one.replace(/^[\s.–—-]+|[\s.:;–—-]+$/g, ''))));
}

const JOINT = new RegExp(
  `^(\\S+(?:\\s\\S+){0,4}?)\\s(?:${[...JOINING_WORDS, 'és', 'și'].join('|')})\\s(\\S+(?:\\s\\S+){0,4})$`,
  'u',
);

/** "a, b and c": the last item of a list in words is two. */
function withLast(items: readonly string[]): string[] {
  const [, one, other] = (items.length > 2 && JOINT.exec(items.at(-1) ?? '')) || [];
  return one === undefined || other === undefined ? [...items] : [...items.slice(0, -1), one, other];
}

/** Of a licence: "B", "CE", "A2", "3 et 5". */
const CODE = /^(?:\p{Lu}{1,2}\d{0,2}|\d{1,2})(?:\s\p{L}{1,3}\s(?:\p{Lu}{1,2}\d{0,2}|\d{1,2}))?$/u;
/** A name with the first of several codes: "driving licence B", "R489 cat. 1". */
const FIRST_CODE = /\s(?:\p{Lu}{1,2}\d{0,2}|\d{1,2})$/u;

/** More codes than these are no licence, but a list of something else. */
const MOST_CODES = 16;

/** "Driving licence B, C, CE" is one item. */
function withCodes(items: readonly string[]): string[] {
  const joined: string[] = [];
  let first = '';
  let codes = 0;
  for (const item of items) {
    if (codes < MOST_CODES && CODE.test(item) && FIRST_CODE.test(first)) {
      joined[joined.length - 1] += `, ${item}`;
      codes += 1;
    } else {
      joined.push(item);
      first = item;
      codes = 0;
    }
  }
  return joined;
}
