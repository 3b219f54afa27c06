import { Accounts } from '@babelboard/identity/contract';
import { Clock } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A mail that brings offers to somebody. */
export interface MailOfOffers {
  accountId: number;
  purpose: string;
  subjectId: string;
}

/**
 * The ledger of offers that people were mailed: one offer comes once per person, whatever brings it. A mail notes what it brings before it
 * is sent: whether a server took it of which its process never heard, nobody knows.
 */
@Injectable()
export class MailedOffers {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /**
   * Chooses what a mail brings of offers in their order; `more` is how many it leaves out. One that was begun before brings what it brought
   * then, and nothing else. What a refused mail would have brought is free for others.
   */
  async choose(
    tx: EntityManager,
    { accountId, purpose, subjectId }: MailOfOffers,
    offerIds: readonly number[],
    most: number,
  ): Promise<{ offerIds: number[]; more: number }> {
    // Two mails to one person choose one after the other.
    await this.accounts.lockIfThere(tx, accountId);
    const rows = await tx.query<{ id: number; own: boolean; free: boolean }[]>(
      `SELECT offer_id AS id, coalesce(purpose = $3 AND subject_id = $4, false) AS own,
              purpose IS NOT NULL AND NOT EXISTS (SELECT FROM mail_delivery AS delivery WHERE delivery.purpose = mailed.purpose
                AND delivery.subject_id = mailed.subject_id AND delivery.account_id = mailed.account_id
                AND delivery.state IN ('sending', 'sent')) AS free
       FROM mailed_offer AS mailed WHERE account_id = $1 AND (offer_id = ANY ($2) OR (purpose = $3 AND subject_id = $4))`,
      [accountId, offerIds, purpose, subjectId],
    );
    const mailed = new Map(rows.map((row) => [row.id, row]));
    const open = offerIds.filter((id) => mailed.get(id)?.free !== false);
    const isBegun = rows.some(({ own }) => own);
    const chosen = isBegun ? offerIds.filter((id) => mailed.get(id)?.own === true) : open.slice(0, most);
    return { offerIds: chosen, more: open.filter((id) => !chosen.includes(id)).length };
  }

  /**
   * When a mail may go, where as many as may be like it were sent or begun in the last `withinMs`: of its purpose, to its account, and with a
   * subject that begins the same. Null where it may go now, or was begun. To be asked after `choose`, which locks the account.
   */
  async fullUntil(
    tx: EntityManager,
    { purpose, subjectId, accountId }: MailOfOffers,
    { begin, most, withinMs }: { begin: string; most: number; withinMs: number },
  ): Promise<Date | null> {
    const last = await tx.query<{ subjectId: string; at: Date }[]>(
      `SELECT subject_id AS "subjectId", created_at AS at FROM mail_delivery
       WHERE account_id = $1 AND purpose = $2 AND state <> 'dropped'
         AND (subject_id = $4 OR (starts_with(subject_id, $3) AND created_at > $5))
       ORDER BY created_at DESC`,
      [accountId, purpose, begin, subjectId, new Date(this.clock.now().getTime() - withinMs)],
    );
    const first = last[most - 1];
    const isBegun = last.some((mail) => mail.subjectId === subjectId);
    return isBegun || first === undefined ? null : new Date(first.at.getTime() + withinMs);
  }

  /** In the transaction that claims the mail. */
  async note(
    tx: EntityManager,
    { accountId, purpose, subjectId }: MailOfOffers,
    offerIds: readonly number[],
  ): Promise<void> {
    await tx.query(
      `INSERT INTO mailed_offer (account_id, offer_id, mailed_at, purpose, subject_id)
       SELECT $1, offer_id, $3, $4, $5 FROM unnest($2::int[]) AS offer_id
       ON CONFLICT (account_id, offer_id) DO UPDATE SET mailed_at = excluded.mailed_at, purpose = excluded.purpose,
         subject_id = excluded.subject_id`,
      [accountId, offerIds, this.clock.now(), purpose, subjectId],
    );
  }

  /** In the transaction that records that the mail was sent. */
  async noteSent(
    tx: EntityManager,
    { accountId, purpose, subjectId }: MailOfOffers,
    offerIds: readonly number[],
  ): Promise<void> {
    await tx.query(
      `UPDATE mailed_offer SET purpose = NULL, subject_id = NULL
       WHERE account_id = $1 AND purpose = $2 AND subject_id = $3 AND offer_id = ANY ($4)`,
      [accountId, purpose, subjectId, offerIds],
    );
  }
}
