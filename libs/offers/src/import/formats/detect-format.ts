import { unknownFileType } from './unknown-file-type.js';

export type AdFormat = 'ndjson' | 'json-list' | 'json-document' | 'html' | 'xml';

/** Bytes that are looked at to tell the format. */
export const HEAD_BYTES = 64 * 1024;

/** First bytes of files that people take for ad files, and what to call them. */
const SIGNATURES: readonly [bytes: readonly number[], seen: string][] = [
  [[0x25, 0x50, 0x44, 0x46], 'a PDF file'],
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive or an Office document'],
  [[0x50, 0x4b, 0x05, 0x06], 'an empty ZIP archive'],
  [[0x1f, 0x8b], 'a gzip archive; unpack it first'],
  [[0x42, 0x5a, 0x68], 'a bzip2 archive; unpack it first'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'an xz archive; unpack it first'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'a zstd archive; unpack it first'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'a 7z archive; unpack it first'],
  [[0x52, 0x61, 0x72, 0x21], 'a RAR archive; unpack it first'],
  [[0x89, 0x50, 0x4e, 0x47], 'a PNG image'],
  [[0xff, 0xd8, 0xff], 'a JPEG image'],
  [[0x47, 0x49, 0x46, 0x38], 'a GIF image'],
  [[0x52, 0x49, 0x46, 0x46], 'an image, sound or video file'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Office document'],
  [[0x7f, 0x45, 0x4c, 0x46], 'a program'],
  [[0x4d, 0x5a], 'a program'],
  [[0xff, 0xfe], 'text in UTF-16; save it as UTF-8'],
  [[0xfe, 0xff], 'text in UTF-16; save it as UTF-8'],
];

const HTML =
  /^(?:<!--[\s\S]*?-->\s*|<\?xml[^>]*>\s*)*<(?:!doctype\s+html|html|head|body|script|div|meta|title|main|section|article)\b/i;

/**
 * Tells the format of a file by its first bytes, never by its name.
 * @param head the first `HEAD_BYTES` bytes, or all of a shorter file
 * @throws DomainError UNKNOWN_FILE_TYPE
 */
export function detectFormat(name: string, head: Buffer): AdFormat {
  if (head.length === 0) {
    throw unknownFileType(name, 'an empty file');
  }
  for (const [bytes, seen] of SIGNATURES) {
    if (bytes.every((byte, index) => head[index] === byte)) {
      throw unknownFileType(name, seen);
    }
  }
  const text = head.toString('latin1').trimStart();
  if (text === '') {
    throw unknownFileType(name, 'an empty file (nothing but white space)');
  }
  if (text.startsWith('<')) {
    return HTML.test(text) ? 'html' : 'xml';
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
  throw unknownFileType(name, text.includes('\0') ? 'a binary file' : `text that is none of these ("${sample(head)}")`);
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
