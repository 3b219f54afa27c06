import { Refused } from './refused.js';

/** Word's own documents stay below twenty. */
const DEEPEST_GROUP = 200;
const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;

/** Programs and files in the document: what is linked or packed into it, and what Word fetches when it opens it. */
const OBJECTS = /\\(?:objdata|objclass|objocx|objupdate|objautlink|ddeauto|dde|template)\b|\\\*\\template\b/;

/**
 * @throws Refused CV_HAS_PROGRAM with objects in it, CV_TOO_COMPLEX with groups too deep in each other, CV_BROKEN where groups are left
 *   open
 */
export function guardRtf(bytes: Buffer): void {
  if (OBJECTS.test(bytes.toString('latin1'))) {
    throw new Refused('CV_HAS_PROGRAM');
  }
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === BACKSLASH) {
      // The next character is no brace of a group.
      at += 1;
    } else if (byte === OPEN) {
      depth += 1;
    } else if (byte === CLOSE) {
      depth -= 1;
    }
    if (depth > DEEPEST_GROUP) {
      throw new Refused('CV_TOO_COMPLEX');
    }
  }
  if (depth > 0) {
    throw new Refused('CV_BROKEN');
  }
}
