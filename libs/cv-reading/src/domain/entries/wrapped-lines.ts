import { findDateSpans } from '../dates/find-date-spans.js';
import type { CvLine } from '../document.js';
import { isNote } from './entry-notes.js';
import { isBullet } from './find-anchors.js';

/** A shorter line is whole: nobody breaks it. */
const SHORTEST = 12;
const LONGEST = 160;
const LEADING = 1.7;
const SMALL_START = /^\p{Ll}(?:\p{Ll}|\s)/u;
/** What no line ends with that is whole. */
const OPEN_END =
  /(?:[,&/]|[\p{L}]-|\s(?:and|of|for|the|und|für|der|des|de|del|la|y|e|et|du|di|da|do|dos|das|della|dei|en|van|voor|met|och|för|og|til|i|w|z|na|pro|a|și|și de|și al|та|і|и|και))$/iu;

/** Titles and names that go on in the next line of a narrow column are one line. */
export function joinWrappedLines(lines: readonly CvLine[], language: string | null): CvLine[] {
  const joined: CvLine[] = [];
  let bottom: CvLine | undefined;
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && bottom && goesOn(bottom, before, line, language)) {
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text} ${line.text}`,
        links: [...before.links, ...line.links],
      };
    } else joined.push(line);
    bottom = line;
  }
  return joined;
}

function goesOn(bottom: CvLine, before: CvLine, line: CvLine, language: string | null): boolean {
  if (bottom.area !== line.area || bottom.page !== line.page || isBullet(line.text)) return false;
  if (bottom.bold !== line.bold || bottom.size !== line.size || line.y - bottom.y > LEADING * line.size) return false;
  if (bottom.text.length < SHORTEST || before.text.length + line.text.length > LONGEST) return false;
  if (isBrokenStretch(bottom.text, line.text, language)) return true;
  if (/\t/.test(line.text) || !(SMALL_START.test(line.text) || OPEN_END.test(bottom.text))) return false;
  const above = before.text.split('\t').at(-1) ?? '';
  if (above !== before.text && !isBelowLastCell(before, line)) return false;
  if (isNote(bottom.text) || isNote(line.text)) return false;
  return !hasDate(above, language) && !hasDate(line.text, language);
}

const DASH_END = /\s[-–—]\s*$/;
const DASH_START = /^\s*[-–—]\s/;

/** "May 2021 –" and "today", "October 2016" and "– April 2021". */
function isBrokenStretch(above: string, below: string, language: string | null): boolean {
  if (!DASH_END.test(above) && !DASH_START.test(below)) return false;
  const before = findDateSpans(above, language).at(-1);
  const whole = `${above} ${below}`;
  const joined = before && findDateSpans(whole, language).find(({ from }) => from === before.from);
  return joined !== undefined && joined.kind === 'range' && joined.to > above.length;
}

const SAME_EDGE = 2;

function isBelowLastCell({ edges = [] }: CvLine, { x }: CvLine): boolean {
  const last = edges.at(-1);
  return last !== undefined && Math.abs(last - x) <= SAME_EDGE;
}

function hasDate(text: string, language: string | null): boolean {
  return /\d/.test(text) && findDateSpans(text, language).length > 0;
}
