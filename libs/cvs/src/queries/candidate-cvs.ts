import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ScanState, type ToldScanState, toldScanState } from '../entities/cv.entity.js';
import type { Conversion, ListedCv } from './list-cvs.query.js';

/** What siblings may know of a candidate's CVs. Infected ones are in the list, for their owner, and count nowhere. */
@Injectable()
export class CandidateCvs {
  constructor(private readonly database: Database) {}

  /** How many the candidate has; also within a transaction that decides by it. */
  async count(accountId: number, tx: EntityManager = this.database.dataSource.manager): Promise<number> {
    const [row] = await tx.query<{ cvs: number }[]>(
      `SELECT count(*)::int AS cvs FROM cv WHERE account_id = $1 AND scan_state <> 'infected'`,
      [accountId],
    );
    return row?.cvs ?? 0;
  }

  /** The same of all that were listed already. */
  countAmong(all: readonly ListedCv[]): number {
    return all.filter(({ scanState }) => scanState !== 'infected').length;
  }

  async hasAny(accountId: number, tx?: EntityManager): Promise<boolean> {
    return (await this.count(accountId, tx)) > 0;
  }

  /** All of them for their owner: the default one first, then the newest. Nothing is read any more in one that was infected. */
  async list(accountId: number, tx: EntityManager = this.database.dataSource.manager): Promise<ListedCv[]> {
    const rows = await tx.query<(Omit<ListedCv, 'scanState'> & { state: ScanState; scannedAt: Date | null })[]>(
      `SELECT cv.id, name, type, size, is_default AS "isDefault", scan_state AS state, scanned_at AS "scannedAt", review_state AS "reviewState",
              coalesce(e.state, 'failed') AS extraction, e.language, uploaded_at AS "uploadedAt"
       FROM cv LEFT JOIN cv_extraction e ON e.cv_id = cv.id
       WHERE account_id = $1 ORDER BY is_default DESC, uploaded_at DESC, cv.id DESC`,
      [accountId],
    );
    return rows.map(({ state, scannedAt, ...cv }) => ({ ...cv, scanState: toldScanState(state, scannedAt) }));
  }

  /** The one that goes with an application where nobody chooses another; null where there is none, or it is not known to be clean yet. */
  async defaultOf(accountId: number): Promise<ListedCv | null> {
    const passes = (state: ToldScanState) => state === 'clean' || state === 'unscanned';
    return (await this.list(accountId)).find(({ isDefault, scanState }) => isDefault && passes(scanState)) ?? null;
  }

  /** Which CV services got one, newest first. */
  conversions(accountId: number, tx: EntityManager = this.database.dataSource.manager): Promise<Conversion[]> {
    return tx.query<Conversion[]>(
      'SELECT action, converted_at AS at FROM cv_conversion WHERE account_id = $1 ORDER BY converted_at DESC, id DESC',
      [accountId],
    );
  }
}
