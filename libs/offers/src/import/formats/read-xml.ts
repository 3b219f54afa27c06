import type { ByteSource } from './byte-source.js';
import { HrXmlParser } from './hr-xml-parser.js';
import { parsePositionOpening } from './parse-position-opening.js';
import type { ReadEnd, ReadLimits, ReadRow } from './read-row.js';
import { tooLarge } from './row-size.js';
import { decodeStream, UndecodableText } from './text-decoding.js';
import { unknownFileType } from './unknown-file-type.js';

/** Characters that the parser gets at once: its limits are checked in between. */
const SLICE = 16 * 1024;

/**
 * Reads HR-XML, bare or in the SOAP envelopes of recruitment systems, as a stream. What is complete before a fault is
 * read; `row` is the position in the file, from 1.
 * @throws DomainError UNKNOWN_FILE_TYPE for other XML
 */
export async function* readXml(name: string, source: ByteSource, limits: ReadLimits): AsyncGenerator<ReadRow, ReadEnd> {
  const head = (await source.peek(256)).toString('latin1', 0, 256);
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  const parser = new HrXmlParser(limits);
  let row = 0;
  const readyRows = (): ReadRow[] =>
    parser.take().map(({ node, size, country }) => {
      row += 1;
      return node ? { row, ad: parsePositionOpening(node, country) } : { row, refused: tooLarge(size, limits) };
    });
  try {
    for await (const text of decodeStream(source, declared)) {
      for (let from = 0; from < text.length && !parser.fault; from += SLICE) {
        parser.write(text.slice(from, from + SLICE));
        yield* readyRows();
      }
      if (parser.fault) {
        break;
      }
    }
  } catch (error) {
    if (!(error instanceof UndecodableText)) {
      throw error;
    }
    return { code: 'INVALID_ENCODING', message: `The file is neither UTF-8 nor ${declared}, as it declares.` };
  } finally {
    await source.close();
  }
  parser.finish();
  yield* readyRows();
  if (row === 0 && !parser.isHrXml && parser.root !== null && parser.fault?.code !== 'DOCTYPE_REFUSED') {
    throw unknownFileType(name, 'xml', parser.root.slice(0, 60));
  }
  return parser.fault;
}
