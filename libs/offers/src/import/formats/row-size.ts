import type { ReadLimits, RefusalReason } from './read-row.js';

const MEGABYTE = 1024 * 1024;

export function tooLarge(bytes: number, limits: ReadLimits): RefusalReason {
  return {
    code: 'ROW_TOO_LARGE',
    message: `The row has ${inMegabytes(bytes)} MB; the limit is ${inMegabytes(limits.maxRowBytes)} MB.`,
  };
}

export function fileTooLarge(limits: ReadLimits): RefusalReason {
  return {
    code: 'FILE_TOO_LARGE',
    message: `A single JSON object or HTML page may have ${inMegabytes(limits.maxDocumentBytes)} MB; use NDJSON or a JSON list.`,
  };
}

function inMegabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}
