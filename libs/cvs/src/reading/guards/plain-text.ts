/** What makes other programs run a text, or take it for a page: nobody's CV begins like this. */
const CODE = /^\s*(<(!doctype|html|head|body|script|svg|\?xml|\?php|%)|#!|%!|@echo|\{\\rtf)/i;

/** Besides line breaks, tabs and form feeds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS = /[\x00-\x08\x0B\x0E-\x1A\x1C-\x1F]/;

/** Whether a file without any format holds text. How its letters are to be read is no matter here: controls are the same in all encodings. */
export function isPlainText(bytes: Buffer): boolean {
  const text = bytes.includes(0) || bytes[0] === 0xff || bytes[0] === 0xfe ? wide(bytes) : bytes.toString('latin1');
  return text !== null && !CONTROLS.test(text) && !CODE.test(text.replace(/^(\uFEFF|ï»¿)/, '')) && text.trim() !== '';
}

/** Two bytes a letter, of which text in Latin letters has one zero; with or without the mark that says in which order they are. */
function wide(bytes: Buffer): string | null {
  const isBigEndian = bytes[0] === 0xfe || bytes[0] === 0;
  try {
    return new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}
