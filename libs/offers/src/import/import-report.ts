import type { AdFormat } from './formats/detect-format.js';

/** A refusal or a warning: a stable code and plain words. */
export interface Remark {
  code: string;
  message: string;
}

export type RowOutcome = 'created' | 'changed' | 'unchanged' | 'refused';

/** What became of one row. */
export interface RowReport {
  /** The line in NDJSON, else the position in the file, from 1. */
  row: number;
  outcome: RowOutcome;
  title: string | null;
  offerId: number | null;
  /** Where the outcome is `refused`. */
  refusal: Remark | null;
  warnings: Remark[];
}

export interface ImportReport {
  format: AdFormat | null;
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** How often each refusal and warning occurred, by code. */
  reasons: Record<string, number>;
  warnings: Record<string, number>;
  /** False where the file is cut off or broken. */
  complete: boolean;
  /** Offers of the snapshot that were closed; null where nothing was to be closed. */
  closed: number | null;
  /** Why the snapshot was not applied, in plain words. */
  snapshotNote: string | null;
  seconds: number;
}

export function emptyReport(): ImportReport {
  return {
    ...{ format: null, rows: 0, created: 0, changed: 0, unchanged: 0, refused: 0, reasons: {}, warnings: {} },
    ...{ complete: false, closed: null, snapshotNote: null, seconds: 0 },
  };
}

/** Counts one row into the report. */
export function countRow(report: ImportReport, row: RowReport): void {
  report.rows += 1;
  report[row.outcome] += 1;
  if (row.refusal) {
    report.reasons[row.refusal.code] = (report.reasons[row.refusal.code] ?? 0) + 1;
  }
  for (const { code } of row.warnings) {
    report.warnings[code] = (report.warnings[code] ?? 0) + 1;
  }
}

/** Why an import is none that somebody may count on, in plain words; null where all that was there was read and some of it is on the board. */
export function failureOf({ rows, refused, complete }: ImportReport): string | null {
  if (!complete) return 'The file is cut off or broken: rows after the break are missing.';
  if (rows === 0) return 'The file holds no ads.';
  return refused === rows ? 'Every row was refused: nothing was imported.' : null;
}
