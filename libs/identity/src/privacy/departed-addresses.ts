import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The addresses of who has just left, for the one mail that tells them. */
@Injectable()
export class DepartedAddresses {
  /** Gives the address and forgets it in `tx`; null when it was taken before, or never verified. */
  async take(tx: EntityManager, accountId: number): Promise<{ email: string; language: string } | null> {
    const [rows] = await tx.query<[{ email: string; language: string }[], number]>(
      'DELETE FROM departed_address WHERE account_id = $1 RETURNING email, language',
      [accountId],
    );
    return rows[0] ?? null;
  }
}
