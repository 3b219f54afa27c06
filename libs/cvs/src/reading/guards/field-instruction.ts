import { isHarmlessLink, isOutside } from './addresses.js';
import { Refused } from './refused.js';

/** Stands for the result of a field within an instruction: nobody knows here what it will be. */
export const NESTED_FIELD = '\uFFFC';

/** They start another program, or show what one makes of another file. */
const STARTING: ReadonlySet<string> = new Set([
  'DDE',
  'DDEAUTO',
  'LINK',
  'DATABASE',
  'EMBED',
  'CONTROL',
  'HTMLCONTROL',
]);
/** They bring in what lies elsewhere. */
const FETCHING: ReadonlySet<string> = new Set(['INCLUDETEXT', 'INCLUDEPICTURE', 'INCLUDE', 'IMPORT', 'RD']);
/** Switches of a link behind which stands a place in the document, a hint or a window. */
const WORDS_OF_A_LINK: ReadonlySet<string> = new Set(['\\l', '\\o', '\\s', '\\t']);

const QUOTES = /[“”„‟«»]/g;
const WORD = /"((?:\\[\s\S]|[^"\\])*)"?|[^\s"]+/g;
const SWITCH = /^\\[^\\]/;
const SKIPPED = /[\p{Cc}\p{Cf}]/gu;
const FIXED_SCHEME = /^\s*(?:https?|mailto|tel):/i;

interface Word {
  text: string;
  /** Says how, not what: `\h`. In quotation marks it is a word as any other. */
  isSwitch: boolean;
}

/**
 * Judges what a field of a text document does by its name, which is the first word of its instruction.
 * @param instruction whole, however many pieces the document has it in
 * @throws Refused CV_HAS_PROGRAM, CV_REACHES_OUT
 */
export function guardInstruction(instruction: string): void {
  const [name, ...words] = wordsOf(instruction);
  const field = (name?.text ?? '').replace(SKIPPED, '').replace(/\\.*$/s, '').toUpperCase();
  if (STARTING.has(field) || field.includes(NESTED_FIELD)) {
    throw new Refused('CV_HAS_PROGRAM');
  }
  const fetches = FETCHING.has(field) && words.some(({ text }) => text.includes(NESTED_FIELD) || isOutside(text));
  if (fetches || (field === 'HYPERLINK' && !linksOf(words).every(isKnownLink))) {
    throw new Refused('CV_REACHES_OUT');
  }
}

/** Those in quotation marks whole. */
function wordsOf(instruction: string): Word[] {
  // A blank of any kind parts words, a line break too.
  const plain = instruction.replace(QUOTES, '"').replace(/[\p{Z}\t\r\n]/gu, ' ');
  return [...plain.matchAll(WORD)].map(([all, quoted]) => ({ text: quoted ?? all, isSwitch: SWITCH.test(all) }));
}

function linksOf(words: readonly Word[]): string[] {
  const links = words.filter(({ isSwitch }, at) => {
    const before = words[at - 1];
    return !isSwitch && !WORDS_OF_A_LINK.has(before?.text.toLowerCase() ?? '');
  });
  return links.map(({ text }) => text);
}

function isKnownLink(link: string): boolean {
  return link.includes(NESTED_FIELD) ? FIXED_SCHEME.test(link) : isHarmlessLink(link);
}
