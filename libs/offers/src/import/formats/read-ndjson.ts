import { parseJson } from './json-text.js';
import { parseJsonAds } from './parse-json-ad.js';
import type { ReadEnd, ReadLimits, ReadRow } from './read-row.js';
import { tooLarge } from './row-size.js';

const NEWLINE = 0x0a;
const BLANK = /^[\s\0]*$/;

/**
 * Reads rows of one JSON object each. Only one row is held in memory; a row above the limit is passed over without being
 * kept. `row` is the number of the line, blank lines counted.
 */
export async function* readNdjson(source: AsyncIterable<Buffer>, limits: ReadLimits): AsyncGenerator<ReadRow, ReadEnd> {
  let row = 0;
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer) => {
    size += part.length;
    if (size <= limits.maxRowBytes) {
      parts.push(part);
    } else {
      parts = [];
    }
  };
  const take = (): ReadRow[] => {
    row += 1;
    const bytes = Buffer.concat(parts);
    const length = size;
    parts = [];
    size = 0;
    return length > limits.maxRowBytes ? [{ row, refused: tooLarge(length, limits) }] : readLine(bytes, row, limits);
  };
  for await (const chunk of source) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, end));
      from = end + 1;
      yield* take();
    }
    add(chunk.subarray(from));
  }
  if (size === 0) {
    return null;
  }
  const last = take();
  const broken = last.some((item) => 'refused' in item && ['BROKEN_JSON', 'INVALID_UTF8'].includes(item.refused.code));
  if (broken) {
    return { code: 'FILE_CUT_OFF', message: `The file is cut off in line ${row}.` };
  }
  yield* last;
  return null;
}

function readLine(bytes: Buffer, row: number, limits: ReadLimits): ReadRow[] {
  if (BLANK.test(bytes.toString('latin1', 0, 64)) && BLANK.test(bytes.toString('latin1'))) {
    return [];
  }
  const parsed = parseJson(bytes, limits);
  if ('refused' in parsed) {
    return [{ row, refused: parsed.refused }];
  }
  const found = parseJsonAds(parsed.value);
  return 'refused' in found ? [{ row, refused: found.refused }] : found.ads.map((ad) => ({ row, ad }));
}
