import { type SeenFile, unknownFileType } from './unknown-file-type.js';

export type AdFormat = 'ndjson' | 'json-list' | 'json-document' | 'html' | 'xml';

/** Bytes that are looked at to tell the format. */
export const HEAD_BYTES = 64 * 1024;

/** First bytes of files that people take for ad files, and what they are. */
const SIGNATURES: readonly [bytes: readonly number[], seen: SeenFile][] = [
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
  [[0x50, 0x4b, 0x03, 0x04], 'zip'],
  [[0x50, 0x4b, 0x05, 0x06], 'emptyZip'],
  [[0x1f, 0x8b], 'gzip'],
  [[0x42, 0x5a, 0x68], 'bzip2'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'xz'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'zstd'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'sevenZip'],
  [[0x52, 0x61, 0x72, 0x21], 'rar'],
  [[0x89, 0x50, 0x4e, 0x47], 'png'],
  [[0xff, 0xd8, 0xff], 'jpeg'],
  [[0x47, 0x49, 0x46, 0x38], 'gif'],
  [[0x52, 0x49, 0x46, 0x46], 'media'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'office'],
  [[0x7f, 0x45, 0x4c, 0x46], 'program'],
  [[0x4d, 0x5a], 'program'],
  [[0xff, 0xfe], 'utf16'],
  [[0xfe, 0xff], 'utf16'],
];

const HTML = /^<(?:!doctype\s+html|html|head|body|script|div|meta|title|main|section|article)\b/i;
/** What may stand before a root element. One at a time: repeated in an expression, a file could make it run for ever. */
const BEFORE_ROOT = /^(?:<!--[\s\S]*?-->|<\?xml[^>]*>)/;

/**
 * Tells the format of a file by its first bytes, never by its name.
 * @param head the first `HEAD_BYTES` bytes, or all of a shorter file
 * @throws DomainError UNKNOWN_FILE_TYPE
 */
export function detectFormat(name: string, head: Buffer): AdFormat {
  if (head.length === 0) {
    throw unknownFileType(name, 'empty');
  }
  for (const [bytes, seen] of SIGNATURES) {
    if (bytes.every((byte, index) => head[index] === byte)) {
      throw unknownFileType(name, seen);
    }
  }
  const text = head.toString('latin1').trimStart();
  if (text === '') {
    throw unknownFileType(name, 'blank');
  }
  if (text.startsWith('<')) {
    return HTML.test(fromRoot(text)) ? 'html' : 'xml';
  }
  if (text.startsWith('[')) {
    return 'json-list';
  }
  const lines = text.split('\n').map((line) => line.trim());
  if (looksLikeRows(lines)) {
    return 'ndjson';
  }
  if (text.startsWith('{')) {
    return lines.length === 1 && !/"@(?:graph|context|type)"/.test(text) ? 'ndjson' : 'json-document';
  }
  throw text.includes('\0') ? unknownFileType(name, 'binary') : unknownFileType(name, 'text', sample(head));
}

function fromRoot(text: string): string {
  const rest = text.replace(BEFORE_ROOT, '').trimStart();
  return rest === text ? text : fromRoot(rest);
}

/** NDJSON has a whole object in each line, also when its first line is broken; pretty-printed JSON spreads one over many. */
function looksLikeRows(lines: string[]): boolean {
  const [first = '', ...others] = lines;
  if (isObject(first)) {
    return true;
  }
  const opensDocument = first.startsWith('{') && /[[{,:]$/.test(first);
  return (
    !opensDocument && others.some((line, index) => isObject(line) || isCutObject(line, index === others.length - 1))
  );
}

function isObject(line: string): boolean {
  try {
    return line.startsWith('{') && typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

/** The last line that was looked at may go on behind the bytes that were looked at. */
function isCutObject(line: string, last: boolean): boolean {
  return last && line.startsWith('{"') && line.length > 4096;
}

function sample(head: Buffer): string {
  return head
    .subarray(0, 160)
    .toString('utf8')
    .replace(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, ' ')
    .trim()
    .slice(0, 40);
}
