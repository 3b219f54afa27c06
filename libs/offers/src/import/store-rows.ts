import { DomainError } from '@babelboard/platform';
import { QueryFailedError } from 'typeorm';
import type { Remark } from './import-report.js';

/**
 * Stores a batch and gives what became of each row. A row that the database, a rule or the program breaks on takes no other
 * with it: the batch is then stored row by row.
 */
export async function storeRows<Row, Result>(
  rows: Row[],
  store: (rows: Row[]) => Promise<Result[]>,
): Promise<(Result | Remark)[]> {
  try {
    return await store(rows);
  } catch (error) {
    if (!isAboutTheRow(error)) {
      throw error;
    }
    if (rows.length === 1) {
      return [{ code: 'NOT_STORED', message: `The row cannot be stored: ${error.message}` }];
    }
    const results: (Result | Remark)[] = [];
    for (const row of rows) {
      results.push(...(await storeRows([row], store)));
    }
    return results;
  }
}

/**
 * Broken rules, values that do not fit (SQLSTATE classes 22, 23 and 54) and what the language itself throws at a value nobody
 * thought of; not a lost connection or a full disk.
 */
function isAboutTheRow(error: unknown): error is Error {
  if (
    error instanceof DomainError ||
    [TypeError, RangeError, SyntaxError, URIError].some((kind) => error instanceof kind)
  ) {
    return true;
  }
  const state = error instanceof QueryFailedError ? (error.driverError as { code?: unknown }).code : undefined;
  return typeof state === 'string' && /^(?:2[23]|54)/.test(state);
}
