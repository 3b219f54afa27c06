import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Who gets a mail. */
export interface Recipient {
  address: string;
  /** Whether the address was shown to be theirs. */
  verified: boolean;
  /** As they are addressed: first and last name. */
  name: string;
  language: string;
}

/** Where mails to accounts go, as it is at the moment of sending. */
@Injectable()
export class Recipients {
  /** Null when the account is gone. */
  async find(tx: EntityManager, accountId: number): Promise<Recipient | null> {
    const [recipient] = await tx.query<Recipient[]>(
      `SELECT email AS address, email_verified_at IS NOT NULL AS verified, trim(first_name || ' ' || last_name) AS name, language
       FROM account WHERE id = $1`,
      [accountId],
    );
    return recipient ?? null;
  }
}
