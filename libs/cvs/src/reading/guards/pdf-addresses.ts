import { isHarmlessLink, isOutside } from './addresses.js';
import { PROGRAM_FILE } from './program-file-names.js';
import { Refused } from './refused.js';

/** What somebody presses, and where all such links begin that do not say so themselves. */
const LINK_KEYS: ReadonlySet<string> = new Set(['URI', 'Base']);
/** Names of files, in front of which stand these. */
const FILE_KEYS: ReadonlySet<string> = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix']);

/** Judges the addresses in a PDF, also those that stand in an object by themselves: whoever refers to them says what they are. */
export class PdfAddresses {
  private readonly alone: string[] = [];
  private readonly referring = new Set<string>();

  /** @param isEncrypted then no string can be read here */
  constructor(private readonly isEncrypted: boolean) {}

  /**
   * @param key the name in front of it
   * @throws Refused CV_HAS_PROGRAM, CV_REACHES_OUT
   */
  take(string: string, key: string, depth: number): void {
    if (this.isEncrypted) return;
    guard(lettersOf(string), key);
    if (depth === 0) this.alone.push(string);
  }

  /** @param key whose value is another object */
  refer(key: string): void {
    if (LINK_KEYS.has(key) || FILE_KEYS.has(key)) this.referring.add(key);
  }

  /** Once all objects were seen: the one that is referred to may stand before or behind. */
  finish(): void {
    for (const key of this.referring) {
      for (const string of this.alone) guard(lettersOf(string), key);
    }
  }
}

function guard(address: string, key: string): void {
  if (FILE_KEYS.has(key) && PROGRAM_FILE.test(address)) {
    throw new Refused('CV_HAS_PROGRAM');
  }
  if ((LINK_KEYS.has(key) && !isHarmlessLink(address)) || (FILE_KEYS.has(key) && isOutside(address))) {
    throw new Refused('CV_REACHES_OUT');
  }
}

/** Of a string in one byte a letter, or in two with the mark in front. */
function lettersOf(string: string): string {
  const bytes = Buffer.from(string, 'latin1');
  if (string.startsWith('\xfe\xff'))
    return bytes
      .subarray(2, bytes.length & ~1)
      .swap16()
      .toString('utf16le');
  if (string.startsWith('\xff\xfe')) return bytes.subarray(2).toString('utf16le');
  return string.replace(/^\xef\xbb\xbf/, '').replaceAll('\0', '');
}
