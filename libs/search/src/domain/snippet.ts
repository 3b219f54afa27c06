import { wordsOf } from './words.js';

/** Stand around a match in a snippet; private use, so no text holds them. */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

const LENGTH = 200;
/** Characters before the first match. */
const LEAD = 60;

export interface WordMatcher {
  exact: ReadonlySet<string>;
  /** A word may also begin like this. */
  prefix: string | null;
}

/** Takes the marks and the line breaks out of a text. */
export function plainText(text: string): string {
  return text
    .replace(/[\uE000\uE001]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The beginning of a text, cut between words; about 200 characters. */
export function beginningOf(text: string): string {
  return cut(plainText(text), 0);
}

/** A part of the text with the first match, matches marked; its beginning where nothing matches. */
export function snippetOf(text: string, matcher: WordMatcher): string {
  const plain = plainText(text);
  const matches = wordsOf(plain).filter(
    ({ folded }) => matcher.exact.has(folded) || (matcher.prefix !== null && folded.startsWith(matcher.prefix)),
  );
  const first = matches[0];
  if (first === undefined) {
    return cut(plain, 0);
  }
  const space = plain.indexOf(' ', first.start - LEAD);
  // A text without spaces has no place to begin at but the match itself.
  const from = first.start <= LEAD ? 0 : space === -1 || space > first.start ? first.start : space + 1;
  const part = cut(plain, from);
  let marked = '';
  let done = from;
  for (const { raw, start: at } of matches) {
    if (at >= done && at + raw.length <= from + part.length) {
      marked += plain.slice(done, at) + MATCH_START + raw + MATCH_END;
      done = at + raw.length;
    }
  }
  return marked + part.slice(done - from);
}

function cut(text: string, from: number): string {
  if (text.length - from <= LENGTH) {
    return text.slice(from);
  }
  const space = text.lastIndexOf(' ', from + LENGTH);
  return text.slice(from, space > from + LENGTH / 2 ? space : from + LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}
