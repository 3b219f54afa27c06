import type { Proposal } from '../../cv.js';

const LOCAL = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const DOMAIN = /[\p{L}\p{N}.-]/u;
const WHOLE = /^[^@\s]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** The first address in lines; looked for around each "@", so that a long line costs no more than its letters. */
export function findEmail(lines: readonly { text: string }[]): Proposal<string> | null {
  for (const { text } of lines) {
    for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
      const email = around(text, at);
      if (WHOLE.test(email)) return { value: email, passage: text, confidence: 0.98 };
    }
  }
  return null;
}

const LONGEST = 120;

function around(text: string, at: number): string {
  let from = at;
  while (from > 0 && at - from < LONGEST && LOCAL.test(text.charAt(from - 1))) from -= 1;
  let to = at + 1;
  while (to < text.length && to - at < LONGEST && DOMAIN.test(text.charAt(to))) to += 1;
  return text.slice(from, to).replace(/^[.'`/|]+|[.-]+$/g, '');
}
