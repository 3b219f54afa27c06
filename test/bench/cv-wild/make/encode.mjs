/** What Windows-1252 has at 0x80–0x9F; a space stands for no letter. Node's decoder may take it for Latin-1. */
const WESTERN = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The bytes of a text in an encoding; a letter the encoding does not have is a slip. */
export function encode(text, encoding = 'utf8') {
  if (encoding === 'utf8') return Buffer.from(text);
  if (encoding === 'utf16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  const letters = lettersOf(encoding);
  const codes = new Map(letters.map((letter, code) => [letter, code]).reverse());
  return Buffer.from([...text].map((letter) => codes.get(letter) ?? fail(letter, encoding)));
}

function lettersOf(encoding) {
  const bytes = Uint8Array.from({ length: 256 }, (_, code) => code);
  const letters = [...new TextDecoder(encoding).decode(bytes)];
  if (encoding === 'windows-1252') letters.splice(0x80, WESTERN.length, ...WESTERN);
  return letters;
}

function fail(letter, encoding) {
  throw new Error(`${encoding} has no ${letter}`);
}
