import { isUtf8 } from 'node:buffer';
import { jsonErrorPosition } from './json-error-position.js';
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

/** The index at which the first sequence that is not UTF-8 begins, found by halving. */
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
  let lead = sound - 1;
  while (lead > 0 && ((bytes[lead] ?? 0) & 0xc0) === 0x80) {
    lead -= 1;
  }
  const first = bytes[lead] ?? 0;
  const needed = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return lead >= 0 && sound - lead < needed ? lead : sound;
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
