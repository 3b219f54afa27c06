import type { ByteSource } from './byte-source.js';
import { JsonListSplitter, type ListElement } from './json-list-splitter.js';
import { parseJson } from './json-text.js';
import { parseJsonAds } from './parse-json-ad.js';
import type { ReadEnd, ReadLimits, ReadRow } from './read-row.js';
import { fileTooLarge, tooLarge } from './row-size.js';

/** Reads a JSON list of ads as a stream; `row` is the position in the list, from 1. */
export async function* readJsonList(
  source: AsyncIterable<Buffer>,
  limits: ReadLimits,
): AsyncGenerator<ReadRow, ReadEnd> {
  const splitter = new JsonListSplitter(limits.maxRowBytes);
  let row = 0;
  for await (const chunk of source) {
    for (const element of splitter.push(chunk)) {
      row += 1;
      yield* readElement(element, row, limits);
    }
  }
  if (!splitter.complete) {
    const where = splitter.pending ? `in element ${row + 1}` : `after element ${row}`;
    return { code: 'FILE_CUT_OFF', message: `The file is cut off ${where}.` };
  }
  return splitter.trailing ? { code: 'BROKEN_JSON', message: `Something follows the list of ${row} elements.` } : null;
}

function readElement({ bytes, size }: ListElement, row: number, limits: ReadLimits): ReadRow[] {
  if (bytes === null) {
    return [{ row, refused: tooLarge(size, limits) }];
  }
  const parsed = parseJson(bytes, limits);
  if ('refused' in parsed) {
    return [{ row, refused: parsed.refused }];
  }
  const found = parseJsonAds(parsed.value);
  return 'refused' in found ? [{ row, refused: found.refused }] : found.ads.map((ad) => ({ row, ad }));
}

/** Reads one JSON object: a single ad, or schema.org data with several ads inside. */
export async function* readJsonDocument(source: ByteSource, limits: ReadLimits): AsyncGenerator<ReadRow, ReadEnd> {
  const bytes = await source.readAll(limits.maxDocumentBytes);
  if (bytes === null) {
    return fileTooLarge(limits);
  }
  const parsed = parseJson(bytes, limits);
  if ('refused' in parsed) {
    const cutOff = parsed.refused.message.includes('ends too early');
    return cutOff ? { code: 'FILE_CUT_OFF', message: 'The file is cut off inside its only object.' } : parsed.refused;
  }
  const found = parseJsonAds(parsed.value);
  if ('refused' in found) {
    yield { row: 1, refused: found.refused };
  } else {
    yield* found.ads.map((ad, index) => ({ row: index + 1, ad }));
  }
  return null;
}
