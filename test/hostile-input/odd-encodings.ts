import type { Random } from '../support/random.js';

/** Bytes that end, break or lie about an encoding. */
const BROKEN = [
  ...['%', '%%', '%zz', '%1', '%e0%a4%a', '%c3%28', '%ff%fe', '%80', '%f5%80%80%80', '%ed%a0%80', '%u003cscript%u003e'],
  ...[
    '%c0%ae%c0%ae%c0%af',
    '%c0%bcscript%c0%be',
    '%e0%80%af',
    '%f0%80%80%af',
    '%00',
    '%0d%0aX-Injected:%201',
    '%2e%2e%2f',
    '%5c%5c',
    '%ef%bb%bf',
    ' ',
    '\t',
    '\u0000',
    '\u00ff',
  ],
];

/**
 * The text as it may come in the first line of a request: each character stands for one byte.
 * Now and then with bytes in it that no client should send.
 */
export function encodedOddly(random: Random, text: string): string {
  const bytes = Buffer.from(text, 'utf8');
  const encode = random.one<() => string>([
    () => percentEncoded(bytes, isPlain),
    () => percentEncoded(bytes, isPlain),
    () => percentEncoded(bytes, isPlain),
    () => percentEncoded(bytes, () => false),
    () => percentEncoded(Buffer.from(percentEncoded(bytes, isPlain)), isPlain),
    () => percentEncoded(bytes, isPlain).toLowerCase(),
    () => percentEncoded(bytes, isPlain).replaceAll('%20', '+'),
    () => percentEncoded(Buffer.from(text, 'utf16le'), isPlain),
    () => percentEncoded(bytes, (byte) => byte > 0x20 && byte !== 0x7f && byte !== 0x25),
  ]);
  return random.chance(0.15) ? `${encode()}${random.one(BROKEN)}` : encode();
}

function percentEncoded(bytes: Buffer, stays: (byte: number) => boolean): string {
  return [...bytes]
    .map((byte) => (stays(byte) ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`))
    .join('');
}

function isPlain(byte: number): boolean {
  return /[\w.~-]/.test(String.fromCharCode(byte));
}
