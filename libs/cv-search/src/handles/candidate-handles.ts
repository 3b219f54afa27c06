import { randomBytes } from 'node:crypto';
import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** 128 bits: 22 letters. */
const BYTES = 16;

/** Gives people another name for each company, so that no two of them can tell that they found the same person. */
@Injectable()
export class CandidateHandles {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** By account; made at random when a company first sees somebody, and kept. */
  async of(companyId: number, accountIds: readonly number[]): Promise<Map<number, string>> {
    const known = await this.find(companyId, accountIds);
    const fresh = accountIds.filter((id) => !known.has(id)).sort((a, b) => a - b);
    if (fresh.length === 0) {
      return known;
    }
    await this.database.transaction(async (tx) => {
      // Somebody may be erased while the list is made.
      const there = await this.accounts.existing(tx, fresh);
      const ids = fresh.filter((id) => there.has(id));
      await tx.query(
        `INSERT INTO candidate_handle (company_id, account_id, handle, created_at)
         SELECT $1, account_id, handle, $4 FROM unnest($2::int[], $3::text[]) AS fresh (account_id, handle)
         ON CONFLICT (company_id, account_id) DO NOTHING`,
        [companyId, ids, ids.map(() => randomBytes(BYTES).toString('base64url')), this.clock.now()],
      );
    });
    return this.find(companyId, accountIds);
  }

  /** The account behind the name that a company knows; null where the company knows nobody by it. */
  async accountOf(companyId: number, handle: string): Promise<number | null> {
    const [row] = await this.database.query<{ id: number }>(
      'SELECT account_id AS id FROM candidate_handle WHERE company_id = $1 AND handle = $2',
      [companyId, handle],
    );
    return row?.id ?? null;
  }

  private async find(companyId: number, accountIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.database.query<{ id: number; handle: string }>(
      'SELECT account_id AS id, handle FROM candidate_handle WHERE company_id = $1 AND account_id = ANY ($2)',
      [companyId, accountIds],
    );
    return new Map(rows.map(({ id, handle }) => [id, handle]));
  }
}
