/** What makes other programs run a text, or take it for a page: nobody's CV begins like this. */
const CODE = /^(<(!doctype|html|head|body|script|svg|\?xml|\?php|%)|#!|%!|@echo|\{\\rtf)/i;

/** All but line breaks, tabs and form feeds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS = /[\x00-\x08\x0B\x0E-\x1F\x7F]/;

/** Both forms of Europass have one of these as their root; it stands near the beginning. */
const EUROPASS = /<([\w-]+:)?(Candidate|SkillsPassport)[\s/>]/;
const HEAD = 4_096;

/**
 * What a text is, by how it begins: a profile in a format of its own, or plain text. Null where it is none of them. How its letters are to be
 * read is no matter here: controls are the same in all encodings.
 */
export function textFormat(bytes: Buffer): 'txt' | 'xml' | 'json' | null {
  const hasMark = bytes[0] === 0xff || bytes[0] === 0xfe;
  const text = (hasMark || bytes.includes(0) ? wide(bytes) : bytes.toString('latin1'))?.replace(/^(\uFEFF|ï»¿)/, '');
  if (text === undefined || CONTROLS.test(text)) {
    return null;
  }
  const beginning = text.trimStart();
  if (beginning.startsWith('{') && !beginning.startsWith('{\\')) {
    return 'json';
  }
  if (beginning.startsWith('<') && EUROPASS.test(beginning.slice(0, HEAD))) {
    return 'xml';
  }
  return CODE.test(beginning) ? null : 'txt';
}

/** Two bytes a letter, of which text in Latin letters has one zero; with or without the mark that says in which order they are. */
function wide(bytes: Buffer): string | undefined {
  const isBigEndian = bytes[0] === 0xfe || bytes[0] === 0;
  try {
    return new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
