import { decodeHTML } from 'entities';

/** Characters of Windows-1252 that a wrong decoding left in the C1 range, where no text has any (\x9c for œ). */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const C1 = /[\u0080-\u009f]/g;
/** Everything invisible that changes how text reads: controls, bidirectional overrides, tags, private use, half characters. */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]|[\u{e0000}-\u{e0fff}]|\p{Co}|\p{Cs}|\p{Cn}/gu;
/** Joiners are letters' glue in some scripts and emoji, and a hiding place when they stand alone or in a row. */
const LOOSE_JOINERS =
  /(?<![\p{L}\p{M}\p{Emoji}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Emoji}])|(?<=[\u200c\u200d])[\u200c\u200d]+/gu;
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Takes text of any origin and gives it composed (NFC) and without characters that nobody sees; line ends become \n. */
export function cleanText(text: string): string {
  return text
    .replace(C1, (character) => WINDOWS_1252.charAt(character.charCodeAt(0) - 0x80))
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(UNSEEN, '')
    .replace(LOOSE_JOINERS, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1');
}

const HIDDEN_ELEMENT = /<(script|style|template|noscript|iframe|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>|<\/?[a-z][a-z\d:-]*(?:[\s/][^<>]*)?>/gi;
const TAG_START = /<(?=[a-z/!?])/gi;
/** Enough for text that was escaped twice. */
const PASSES = 3;

/**
 * Takes a field that is one line of plain text (a title, a name, a town) and gives it without tags, entities and control
 * characters, white space collapsed. Behind what still could begin a tag (`a<b, Team <=10`) stands a blank: to no parser it is one then.
 * @param limit in characters; what is longer is cut before it is worked on, then to the limit with an ellipsis
 */
export function plainLine(text: string, limit: number): string {
  let line = text.slice(0, limit * 20);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const stripped = line.replace(HIDDEN_ELEMENT, ' ').replace(TAG, ' ');
    const decoded = stripped.includes('&') ? decodeHTML(stripped) : stripped;
    if (decoded === line) {
      break;
    }
    line = decoded;
  }
  line = cleanText(line.replace(HIDDEN_ELEMENT, ' ').replace(TAG, ' '))
    .replace(TAG_START, '< ')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= limit ? line : `${[...line.slice(0, limit - 1)].join('').trimEnd()}…`;
}
