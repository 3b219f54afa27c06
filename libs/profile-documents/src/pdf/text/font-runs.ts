import type { FontCoverage } from './font-coverage.js';

/** A part of a text that one family has all letters of. */
export interface FontRun {
  text: string;
  font: string;
}

export interface FontRuns {
  runs: FontRun[];
  /** Whether letters had to be left out because no font has them. */
  isIncomplete: boolean;
}

/** What stands for letters that no font has. */
const LEFT_OUT = '[…]';
/** What has no look of its own: directions, joiners, selectors. Ends of lines stay, and possible ones, which are settled with the line. */
const UNSEEN = /(?![\n\u00AD\u200B])(?:[\p{Cf}\p{Cc}]|\p{Variation_Selector})/gu;
const PICTURES =
  /(?![\p{L}\p{N}#*©®™])\p{Extended_Pictographic}\p{Emoji_Modifier}*|[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}]/gu;
const BREAK = /[\n\u00AD\u200B]/;

/**
 * Cuts a text into parts by the family that has their letters; a family goes on as long as it can. Emoji fall away: they are no words. Other
 * letters that no font has become a mark, once for each row of them, and it is said.
 */
export function fontRuns(text: string, coverage: FontCoverage): FontRuns {
  const runs: FontRun[] = [];
  let isIncomplete = false;
  let missing = false;
  const [first] = coverage;
  const append = (letters: string, font: string) => {
    const open = runs.at(-1);
    if (open?.font === font) open.text += letters;
    else runs.push({ text: letters, font });
  };
  for (const letter of text.normalize('NFC').replace(UNSEEN, '').replace(PICTURES, '')) {
    const code = letter.codePointAt(0) ?? 0;
    const open = coverage.find(({ family }) => family === runs.at(-1)?.font);
    const family =
      BREAK.test(letter) || open?.has.has(code) ? (open ?? first) : coverage.find(({ has }) => has.has(code));
    if (family) {
      append(letter, family.family);
      missing = missing && /\s/u.test(letter);
    } else if (/\s/u.test(letter)) {
      append(' ', open?.family ?? first?.family ?? '');
    } else {
      isIncomplete = true;
      // A mark above a letter falls away alone.
      if (!missing && !/\p{M}/u.test(letter)) append(LEFT_OUT, first?.family ?? '');
      missing = true;
    }
  }
  return { runs, isIncomplete };
}
