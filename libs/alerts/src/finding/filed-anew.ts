import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AlertAnchors } from '../filing/store/alert-anchors.js';
import { AlertLists } from '../saving/queries/alert-lists.js';

const BATCH = 500;

interface Row {
  id: number;
  address: string;
}

/** Files alerts anew under what their lists mean by now. */
@Injectable()
export class FiledAnew {
  constructor(
    private readonly database: Database,
    private readonly lists: AlertLists,
    private readonly anchors: AlertAnchors,
  ) {}

  /** Every alert that looks at once. */
  async all(): Promise<void> {
    for (let last: Row | undefined = { id: 0, address: '' }; last !== undefined; ) {
      const rows: Row[] = await this.database.query<Row>(
        `SELECT id, address FROM job_alert WHERE rhythm = 'instant' AND id > $1 ORDER BY id LIMIT ${BATCH}`,
        [last.id],
      );
      await this.file(rows);
      last = rows.at(-1);
    }
  }

  /** Those whose lists are filtered by a term. */
  async filteredBy(term: number): Promise<void> {
    const rows = await this.database.query<Row>(
      `SELECT id, address FROM job_alert WHERE id IN (SELECT alert_id FROM alert_anchor
         WHERE $1::bigint IN (term, term >> 32, term & 4294967295) OR rest::text ~ ('\\m' || ($1::bigint)::text || '\\M'))`,
      [term],
    );
    for (let from = 0; from < rows.length; from += BATCH) {
      await this.file(rows.slice(from, from + BATCH));
    }
  }

  private async file(rows: readonly Row[]): Promise<void> {
    const filings = await this.anchors.choose(await this.lists.queries(rows.map(({ address }) => address)));
    await this.database.transaction(async (tx) => {
      const on = await this.lockedOn(tx, rows);
      await this.anchors.file(
        tx,
        rows.flatMap(({ id, address }, at) =>
          // Who changed it meanwhile has filed it.
          on.get(id) === address ? [{ alertId: id, filing: filings[at] ?? null }] : [],
        ),
      );
    });
  }

  private async lockedOn(tx: EntityManager, rows: readonly Row[]): Promise<Map<number, string>> {
    const locked = await tx.query<Row[]>(
      `SELECT id, address FROM job_alert WHERE id = ANY ($1) AND rhythm = 'instant'
         AND (paused_at IS NULL OR paused_until IS NOT NULL) ORDER BY id FOR UPDATE`,
      [rows.map(({ id }) => id)],
    );
    return new Map(locked.map(({ id, address }) => [id, address]));
  }
}
