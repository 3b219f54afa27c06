import { DomainError } from '@babelboard/platform';
import { ByteSource } from './byte-source.js';
import { type AdFormat, detectFormat, HEAD_BYTES } from './detect-format.js';
import { readHtml } from './read-html.js';
import { readJsonDocument, readJsonList } from './read-json.js';
import { readNdjson } from './read-ndjson.js';
import { DEFAULT_LIMITS, type ReadEnd, type ReadLimits, type ReadRow } from './read-row.js';
import { readXml } from './read-xml.js';

/** Where ads are read from; `name` is for messages only. */
export interface AdSource {
  name: string;
  stream: AsyncIterable<Uint8Array>;
}

/** What is known once all rows were read. */
export interface ReadSummary {
  /** Null until the first row. */
  format: AdFormat | null;
  /** Rows given, refused ones among them. */
  rows: number;
  /** False while reading, and for good where the file is cut off or broken: its missing rows mean nothing. */
  complete: boolean;
}

export interface AdReading extends AsyncIterable<ReadRow> {
  readonly summary: ReadSummary;
}

/**
 * Reads job ads row by row; the format is told by the content. A bad row is given as refused and the rest goes on; a file
 * that is cut off gives what was complete, then one refusal.
 * @throws DomainError UNKNOWN_FILE_TYPE, SOURCE_BROKEN (before the first byte), both while reading
 */
export function readAds(source: AdSource, limits: Partial<ReadLimits> = {}): AdReading {
  const summary: ReadSummary = { format: null, rows: 0, complete: false };
  return {
    summary,
    async *[Symbol.asyncIterator]() {
      const bytes = new ByteSource(source.stream);
      try {
        const rows = await openRows(source.name, bytes, { ...DEFAULT_LIMITS, ...limits }, summary);
        let next = await rows.next();
        while (!next.done) {
          summary.rows += 1;
          yield next.value;
          next = await rows.next();
        }
        const end: ReadEnd = bytes.failure
          ? { code: 'SOURCE_BROKEN', message: `Reading stopped before the end: ${bytes.failure.message}` }
          : next.value;
        if (end) {
          summary.rows += 1;
          yield { row: summary.rows, refused: end };
        }
        summary.complete = end === null;
      } finally {
        await bytes.close();
      }
    },
  };
}

async function openRows(
  name: string,
  bytes: ByteSource,
  limits: ReadLimits,
  summary: ReadSummary,
): Promise<AsyncGenerator<ReadRow, ReadEnd>> {
  const head = await bytes.peek(HEAD_BYTES);
  if (bytes.failure && head.length === 0) {
    throw new DomainError('SOURCE_BROKEN', 'unavailable', { params: { name, detail: bytes.failure.message } });
  }
  summary.format = detectFormat(name, head.subarray(0, HEAD_BYTES));
  switch (summary.format) {
    case 'ndjson':
      return readNdjson(bytes, limits);
    case 'json-list':
      return readJsonList(bytes, limits);
    case 'json-document':
      return readJsonDocument(bytes, limits);
    case 'html':
      return readHtml(name, bytes, limits);
    case 'xml':
      return readXml(name, bytes, limits);
  }
}
