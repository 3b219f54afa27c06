import { FlowWriter, USUAL_SIZE } from '../flow-writer.js';
import type { ReadLines } from '../text-document.js';
import { decodeText } from './decode-text.js';

const STYLE = { bold: false, size: USUAL_SIZE };
/** Blanks that set columns apart, as tabs do. */
const WIDE_GAP = / {3,}/g;

export function readPlainText(bytes: Uint8Array): ReadLines {
  const writer = new FlowWriter();
  const lines = decodeText(bytes).split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/);
  for (const line of lines) {
    const text = line.trimStart();
    writer.begin(false, (line.length - text.length) * USUAL_SIZE * 0.5);
    writer.add(text.replace(WIDE_GAP, '\t'), STYLE);
    writer.endParagraph();
  }
  return { pages: 1, lines: writer.finish() };
}
