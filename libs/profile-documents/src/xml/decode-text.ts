import { UnreadableProfile } from '../profile-document.errors.js';

const UTF_16 = { le: [0xff, 0xfe], be: [0xfe, 0xff] } as const;

/** The text of a file: UTF-8 wherever its bytes are, else what it declares. Some declare Latin-1 and are UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  const begins = ([first, second]: readonly [number, number]) => bytes[0] === first && bytes[1] === second;
  if (begins(UTF_16.le)) return decode('utf-16le', bytes);
  if (begins(UTF_16.be)) return decode('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
    const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
    return decode(declared ?? 'utf-8', bytes);
  }
}

function decode(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableProfile('PROFILE_FILE_BROKEN');
  }
}
