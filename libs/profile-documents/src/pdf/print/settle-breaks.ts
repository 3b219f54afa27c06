import type { Line } from './pdfmake-parts.js';

const SOFT_HYPHEN = '\u00AD';
const POSSIBLE_BREAKS = /[\u00AD\u200B]/g;

/** Takes possible breaks out of a line that is laid out; the one where it really ends becomes a hyphen. */
export function settleBreaks(line: Line): void {
  const last = line.inlines.at(-1);
  let x = -line.leadingCut;
  for (const inline of line.inlines) {
    const endsInWord = inline === last && !line.lastLineInParagraph && inline.text.endsWith(SOFT_HYPHEN);
    const text = inline.text.replace(POSSIBLE_BREAKS, '') + (endsInWord ? '-' : '');
    if (text !== inline.text) {
      inline.text = text;
      inline.width = inline.font.widthOfString(text, inline.fontSize, inline.fontFeatures);
    }
    inline.x = x;
    x += inline.width;
  }
  line.inlineWidths = x + line.leadingCut;
}
