import type { Proposal } from '../../cv.js';

const LOCAL = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const DOMAIN = /[\p{L}\p{N}.-]/u;
const WHOLE = /^[^@\s]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** The first address in lines; looked for around each "@", so that a long line costs no more than its letters. */
export function findEmail(lines: readonly { text: string }[]): Proposal<string> | null {
  for (const [at, { text }] of lines.entries()) {
    if (!text.includes('@')) continue;
    for (const passage of withWrapped(text, lines[at - 1]?.text ?? '', lines[at + 1]?.text ?? '')) {
      const email = emailIn(passage);
      if (email !== null) return { value: email, passage, confidence: 0.98 };
    }
  }
  return null;
}

/** In a narrow column an address goes on in the next line: cut in its domain, or after a sign of its first part. */
function withWrapped(text: string, before: string, after: string): string[] {
  const isCutBefore = /^[^\s@]*@/.test(text) && /^\S*[-._]$/.test(before);
  const whole = isCutBefore ? before + text : text;
  const isCutAfter = /@[^\s.]*$|[@.-]$/.test(text) && /^[\p{L}\p{N}.-]+$/u.test(after);
  const isShortEnd = /@[^\s]+\.\p{L}$/u.test(text) && /^\p{L}{1,10}$/u.test(after);
  return isCutAfter || isShortEnd ? [whole + after, whole] : [whole];
}

function emailIn(text: string): string | null {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const email = around(text, at);
    if (WHOLE.test(email)) return email;
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
