import { Accounts } from '@babelboard/identity/contract';
import { Database, emailKey, maskPersonalData } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { SuppressionReason } from '../store/mail-suppression.entity.js';

/** An address out of reach as operators see it: first letter and domain. */
export interface SuppressedAddress {
  id: string;
  address: string;
  reason: SuppressionReason;
  since: Date;
  answer: string | null;
}

/** Reads to which addresses no mails go. */
@Injectable()
export class SuppressedAddresses {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  /** The latest first. @param q an address, or the number of an account; all where it is empty. @param page from 0 */
  async list(q: string, page: number, size: number): Promise<{ addresses: SuppressedAddress[]; next: number | null }> {
    const address = /^\d{1,9}$/.test(q) ? ((await this.accounts.find(Number(q)))?.email ?? null) : q;
    if (address === null) {
      return { addresses: [], next: null };
    }
    const rows = await this.database.query<SuppressedAddress>(
      `SELECT id, email_key AS address, reason, since, answer FROM mail_suppression
       WHERE reason IS NOT NULL AND ($1 = '' OR email_key = $1) ORDER BY since DESC, id DESC LIMIT $2 OFFSET $3`,
      [emailKey(address), size + 1, page * size],
    );
    return {
      addresses: rows.slice(0, size).map((row) => ({ ...row, address: maskPersonalData(row.address) })),
      next: rows.length > size ? page + 1 : null,
    };
  }
}
