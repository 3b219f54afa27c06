import { Accounts } from '@babelboard/identity/contract';
import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The ledger of offers that people were mailed: one offer comes once per person, whatever brings it. */
@Injectable()
export class MailedOffers {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Those that were not mailed yet, in their order. */
  async unmailed(tx: EntityManager, accountId: number, offerIds: readonly number[]): Promise<number[]> {
    const rows = await tx.query<{ id: number }[]>(
      'SELECT offer_id AS id FROM mailed_offer WHERE account_id = $1 AND offer_id = ANY ($2)',
      [accountId, offerIds],
    );
    const mailed = new Set(rows.map(({ id }) => id));
    return offerIds.filter((id) => !mailed.has(id));
  }

  /** In the transaction that records that the mail was sent. */
  async note(tx: EntityManager, accountId: number, offerIds: readonly number[]): Promise<void> {
    if ((await this.accounts.lockIfThere(tx, accountId)) === null) {
      return;
    }
    await tx.query(
      `INSERT INTO mailed_offer (account_id, offer_id, mailed_at)
       SELECT $1, offer_id, $3 FROM unnest($2::int[]) AS offer_id ON CONFLICT DO NOTHING`,
      [accountId, offerIds, this.clock.now()],
    );
  }
}
