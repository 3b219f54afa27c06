interface SingleByte {
  encoding: string;
  /** Letters beyond ASCII of the languages written in it. */
  letters: ReadonlySet<string>;
  /** Latin words have some of these letters, Greek and Cyrillic ones nothing else. */
  latin: boolean;
}

/** Encodings of one byte a letter that European texts are kept in; of equals the first. */
const SINGLE_BYTE: readonly SingleByte[] = [
  latin('windows-1252', 'äöüßàâçéèêëîïôùûœæáíñóúãõåøìòýºª'),
  latin('windows-1250', 'ąćęłńóśźżáčďéěíňřšťúůýžľĺŕöüőűăâîşţđäôß'),
  latin('iso-8859-2', 'ąćęłńóśźżáčďéěíňřšťúůýžľĺŕöüőűăâîşţđäôß'),
  latin('windows-1257', 'āčēģīķļņšūžąęėįųäöõü'),
  latin('windows-1254', 'ğışçöüâîû'),
  other('windows-1251', 'абвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюяўјљњћџђ'),
  other('koi8-u', 'абвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюя'),
  other('windows-1253', 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ'),
];

/** Letters that tell enough; a whole book says no more. */
const SAMPLE_BYTES = 20_000;

/** The text of bytes whose encoding nothing says: by its mark, else UTF-8 if it is that, else what reads most like words. */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes, encodingOf(bytes));
}

/** Signs of Windows-1252 where Latin-1 has controls; some runtimes take one for the other. Source: the index of the Encoding Standard. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const wide = wideEncoding(sample);
  if (wide !== null) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  const rated = SINGLE_BYTE.map((one) => ({ ...one, rating: rate(decode(sample, one.encoding), one) }));
  return rated.reduce((best, one) => (one.rating > best.rating ? one : best)).encoding;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** UTF-16 without a mark: every other byte of blanks and Latin letters is zero. */
function wideEncoding(sample: Uint8Array): string | null {
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 10 < sample.length || Math.min(even, odd) * 10 > Math.max(even, odd)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

const WORD = /[\p{L}\p{M}\u0080-\u00bf\ufffd]+/gu;
const BEYOND_ASCII = /\P{ASCII}/gu;
const ASCII_LETTER = /[A-Za-z]/;
const CAPITAL_INSIDE = /\p{Ll}\p{Lu}/gu;

/** Letters of the alphabet speak for an encoding; other signs in words, capitals inside them and a strange mix of letters against it. */
function rate(text: string, { letters, latin: isLatin }: SingleByte): number {
  let rating = 0;
  for (const [word] of text.matchAll(WORD)) {
    const special = word.match(BEYOND_ASCII) ?? [];
    if (special.length === 0) continue;
    for (const letter of special) rating += letters.has(letter) ? 1 : letters.has(letter.toLowerCase()) ? 0.5 : -2;
    const strange = isLatin ? special.length > 2 && special.length * 2 > word.length : ASCII_LETTER.test(word);
    if (strange) rating -= 2 * special.length;
    rating -= 2 * (word.match(CAPITAL_INSIDE)?.length ?? 0);
  }
  return rating;
}

function latin(encoding: string, letters: string): SingleByte {
  return { encoding, letters: new Set(letters), latin: true };
}

function other(encoding: string, letters: string): SingleByte {
  return { encoding, letters: new Set(letters), latin: false };
}
