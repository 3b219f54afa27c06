import { FlowWriter, USUAL_SIZE } from '../flow-writer.js';
import type { ReadLines } from '../text-document.js';
import { decodeText } from './decode-text.js';

const STYLE = { bold: false, size: USUAL_SIZE };
/** Signs that draw a line across the page: under a short line they say that it is a heading. */
const RULE = /^\s*([-=_~*#.+–—─━═])\1{2,}\s*$/;
const LONGEST_UNDERLINED = 60;
/** Blanks that set columns apart, as tabs do. */
const WIDE_GAP = / {3,}/g;

export function readPlainText(bytes: Uint8Array): ReadLines {
  const writer = new FlowWriter();
  const lines = decodeText(bytes).split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/);
  lines.forEach((line, at) => {
    const text = line.trimStart();
    const isUnderlined = RULE.test(lines[at + 1] ?? '') && text.length <= LONGEST_UNDERLINED;
    writer.begin(isUnderlined, (line.length - text.length) * USUAL_SIZE * 0.5);
    // What is drawn is no text, but keeps its room.
    writer.add(RULE.test(line) ? '' : text.replace(WIDE_GAP, '\t'), STYLE);
    writer.endParagraph();
  });
  return { pages: 1, lines: writer.finish() };
}
