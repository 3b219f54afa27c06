import { FlowWriter } from '../flow-writer.js';
import type { ReadLines } from '../text-document.js';
import { UnreadableDocument } from '../text-document.js';
import { RtfInterpreter } from './rtf-interpreter.js';
import { rtfTokens } from './rtf-tokens.js';

/** Reads the file itself: readers that turn it into HTML lose tables and text boxes, and read the stand-ins for letters beside the letters. */
export function readRtf(bytes: Uint8Array): ReadLines {
  const source = new TextDecoder('latin1').decode(bytes);
  if (!source.trimStart().startsWith('{\\rtf')) throw new UnreadableDocument('broken');
  const writer = new FlowWriter();
  const interpreter = new RtfInterpreter(writer);
  for (const token of rtfTokens(source)) interpreter.take(token);
  return { pages: 1, lines: writer.finish() };
}
