import { isUtf8 } from 'node:buffer';
import type { ReadLimits, RefusalReason } from './read-row.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Takes the bytes of one JSON value and gives the value, or why it cannot be read. Depth is counted before parsing, so a
 * hostile nesting never reaches code that recurses.
 */
export function parseJson(bytes: Buffer, limits: ReadLimits): { value: unknown } | { refused: RefusalReason } {
  if (!isUtf8(bytes)) {
    return { refused: { code: 'INVALID_UTF8', message: `Byte ${invalidUtf8At(bytes) + 1} is not UTF-8.` } };
  }
  if (isDeeperThan(bytes, limits.maxDepth)) {
    return { refused: { code: 'TOO_DEEP', message: `It is nested more than ${limits.maxDepth} levels deep.` } };
  }
  const text = utf8.decode(bytes);
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    const position = jsonErrorPosition(text);
    const message =
      position >= text.trimEnd().length
        ? `The JSON ends too early, at character ${position + 1}.`
        : `The JSON is broken at character ${position + 1}, near "${text.slice(Math.max(0, position - 10), position + 10)}".`;
    return { refused: { code: 'BROKEN_JSON', message } };
  }
}

/** The index of the first byte that is not UTF-8, found by halving. */
function invalidUtf8At(bytes: Buffer): number {
  let sound = 0;
  let broken = bytes.length;
  const decodes = (end: number) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  while (broken - sound > 1) {
    const middle = (sound + broken) >> 1;
    if (decodes(middle)) {
      sound = middle;
    } else {
      broken = middle;
    }
  }
  return sound;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

function isDeeperThan(bytes: Buffer, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (inString) {
      if (byte === BACKSLASH) {
        index += 1;
      } else if (byte === QUOTE) {
        inString = false;
      }
    } else if (byte === QUOTE) {
      inString = true;
    } else if (byte === 0x7b || byte === 0x5b) {
      depth += 1;
      if (depth > limit) {
        return true;
      }
    } else if (byte === 0x7d || byte === 0x5d) {
      depth -= 1;
    }
  }
  return false;
}

const TOKEN =
  /\s*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))/y;

/**
 * The index of the first character that breaks the grammar of JSON (RFC 8259); the length where the text ends too early.
 * V8 names a position for some errors only.
 */
export function jsonErrorPosition(text: string): number {
  const open: string[] = [];
  let expects: 'value' | 'key' | 'colon' | 'next' | 'end' = 'value';
  let mayClose = false;
  TOKEN.lastIndex = 0;
  let at = 0;
  const afterValue = () => (open.length === 0 ? 'end' : 'next');
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) {
      return at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    }
    const [whole, sign, string] = match;
    const start = at + whole.length - whole.trimStart().length;
    const closes = (sign === '}' || sign === ']') && open.at(-1) === sign;
    if (closes && (expects === 'next' || mayClose)) {
      open.pop();
      expects = afterValue();
      mayClose = false;
    } else if (expects === 'value' && (sign === '{' || sign === '[')) {
      open.push(sign === '{' ? '}' : ']');
      expects = sign === '{' ? 'key' : 'value';
      mayClose = true;
    } else if (expects === 'value' && sign === undefined) {
      expects = afterValue();
      mayClose = false;
    } else if (expects === 'key' && string !== undefined) {
      expects = 'colon';
      mayClose = false;
    } else if (expects === 'colon' && sign === ':') {
      expects = 'value';
      mayClose = false;
    } else if (expects === 'next' && sign === ',') {
      expects = open.at(-1) === '}' ? 'key' : 'value';
      mayClose = false;
    } else {
      return start;
    }
    at += whole.length;
  }
  return text.length;
}
