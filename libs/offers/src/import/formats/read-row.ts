import type { ParsedAd } from './parsed-ad.js';

/** Why a row stays out. */
export interface RefusalReason {
  code: ReadRefusal;
  /** In plain words, for the person who imports. */
  message: string;
}

export type ReadRefusal =
  | 'BROKEN_JSON'
  | 'BROKEN_XML'
  | 'DOCTYPE_REFUSED'
  | 'FILE_CUT_OFF'
  | 'FILE_TOO_LARGE'
  | 'INVALID_ENCODING'
  | 'INVALID_UTF8'
  | 'NOT_AN_OBJECT'
  | 'ROW_TOO_LARGE'
  | 'SOURCE_BROKEN'
  | 'TOO_DEEP'
  | 'UNKNOWN_ROW';

/** One row of a file; `row` is the line in NDJSON, else the position in the list, from 1. */
export type ReadRow = { row: number; ad: ParsedAd } | { row: number; refused: RefusalReason };

/** How reading ended: `null` where everything was there, else why the rest is missing. */
export type ReadEnd = RefusalReason | null;

/** Bounds that keep a hostile file from filling the memory. */
export interface ReadLimits {
  /** Of one row, in bytes. */
  maxRowBytes: number;
  /** Of a file that can only be understood as a whole: one JSON object, one HTML page. In bytes. */
  maxDocumentBytes: number;
  maxDepth: number;
}

export const DEFAULT_LIMITS: ReadLimits = {
  maxRowBytes: 1024 * 1024,
  maxDocumentBytes: 16 * 1024 * 1024,
  maxDepth: 64,
};
